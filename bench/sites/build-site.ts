import {execFile, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {promisify} from 'node:util';
import {scripts} from '../../package.json';
import type {PerSite, SiteName} from '../by-turns';
import {ROOT} from './prepare-site';

export interface Build {
  /** The built site. */
  folder: string;
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
  const seconds = (performance.now() - start) / 1000;
  return {folder: path.join(folder, 'build'), seconds, memory};
}

const run = promisify(execFile);

/** Memory of a process tree in MB; 0 where it has ended. */
async function residentMemory(root: number): Promise<number> {
  const {stdout} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const tree = new Set([root]);
  let kilobytes = 0;
  // A child has a higher number than its parent, so one pass finds grandchildren too.
  for (const line of stdout.trim().split('\n')) {
    const [pid = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
    if (tree.has(pid) || tree.has(parent)) {
      tree.add(pid);
      kilobytes += size;
    }
  }
  return (kilobytes * 1024) / 1e6;
}
