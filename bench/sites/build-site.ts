import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import type ours from '../../package.json';

export interface Build {
  seconds: number;
  /** The most that its process had, with all its threads, in MB of 1,000,000 bytes. */
  memory: number;
}

/** A module that lets a process say last how many kilobytes of memory it had. */
const SAY_MEMORY =
  "data:text/javascript,process.on('exit', () => console.log(process.resourceUsage().maxRSS))";

/**
 * Builds a prepared site as its own `npm run build` would.
 *
 * @throws Error with the errors that the build has printed where it fails
 */
export async function buildSite(folder: string): Promise<Build> {
  const manifest = await fs.readFile(path.join(folder, 'package.json'), 'utf8');
  // Options of Node, a script and its parameters.
  const [, ...command] = (JSON.parse(manifest) as typeof ours).scripts.build.split(' ');
  const start = performance.now();
  const {stdout} = await promisify(execFile)(
    process.execPath,
    ['--import', SAY_MEMORY, ...command],
    {cwd: folder, env: {...process.env, NODE_ENV: undefined}, maxBuffer: 16 * 1024 * 1024},
  );
  const seconds = (performance.now() - start) / 1000;
  // Something else may be printed last.
  const [memory] = stdout.match(/^\d+$/gm)?.slice(-1) ?? [];
  return {seconds, memory: (Number(memory) * 1024) / 1e6};
}
