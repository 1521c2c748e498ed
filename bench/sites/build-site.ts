import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {buildCommand} from '../../scripts/build-command';
import type {PerSite, SiteName} from '../by-turns';
import {followMemory} from './follow-memory';
import {ROOT} from './work-folder';

export interface Build {
  /** The built site. */
  folder: string;
  seconds: number;
  /** Peak of the process and its children, in bytes. */
  memory: number;
}

const commands: PerSite<readonly string[]> = {
  ours: buildCommand,
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
 * @throws Error with the build's output where it fails
 */
export async function buildSite(site: SiteName, folder: string): Promise<Build> {
  const start = performance.now();
  const build = spawn(process.execPath, commands[site], {
    cwd: folder,
    env: {...process.env, NODE_ENV: undefined, FORCE_COLOR: '0'},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const peakMemory = followMemory(build.pid ?? 0);
  let printed = '';
  build.stdout.on('data', (text) => (printed += String(text)));
  build.stderr.on('data', (text) => (printed += String(text)));
  const [code] = (await once(build, 'close')) as [number | null];
  const seconds = (performance.now() - start) / 1000;
  const memory = peakMemory();
  if (code !== 0) {
    throw new Error(`the build of ${path.relative(ROOT, folder)} failed:\n${printed}`);
  }
  return {folder: path.join(folder, 'build'), seconds, memory};
}
