import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {promisify} from 'node:util';
import {scripts} from '../../package.json';
import type {PerSite, SiteName} from '../measure';
import {ROOT} from './prepare-site';

export interface Build {
  seconds: number;
  /** Peak of the process and all that it has started together, in MB of 1,000,000 bytes. */
  memory: number;
}

const commands: PerSite<readonly string[]> = {
  // What `npm run build` gives to Node: options, a script and its parameters.
  ours: scripts.build.split(' ').slice(1),
  stock: [
    path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    '--config',
    path.join(ROOT, 'bench/stock-site/docusaurus.config.ts'),
  ],
};

/**
 * Builds a prepared site as its own `npm run build` would.
 *
 * @throws Error with what the build has printed where it fails
 */
export async function buildSite(site: SiteName, folder: string): Promise<Build> {
  const start = performance.now();
  const build = spawn(process.execPath, commands[site], {
    cwd: folder,
    // In a group of its own, by which its memory is known.
    detached: true,
    env: {...process.env, NODE_ENV: undefined},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  build.stdout.on('data', (text) => (printed += String(text)));
  build.stderr.on('data', (text) => (printed += String(text)));
  let memory = 0;
  const timer = setInterval(() => {
    void residentMemory(build.pid ?? 0).then((size) => (memory = Math.max(memory, size)));
  }, 250);
  const [code] = (await once(build, 'close')) as [number | null];
  clearInterval(timer);
  if (code !== 0) {
    throw new Error(`the build of ${path.relative(ROOT, folder)} failed:\n${printed}`);
  }
  return {seconds: (performance.now() - start) / 1000, memory};
}

const run = promisify(execFile);

/** Memory of a process and all that it has started, in MB; 0 once it has ended. */
async function residentMemory(group: number): Promise<number> {
  const {stdout} = await run('ps', ['-A', '-o', 'pgid=,rss=']);
  const kilobytes = stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .reduce((sum, [pgid, size = 0]) => sum + (pgid === group ? size : 0), 0);
  return (kilobytes * 1024) / 1e6;
}
