import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {buildCommand} from '../scripts/build-command';
import {followMemory} from './process-memory';
import {languageParameters} from './sites/add-languages';
import type {SiteName} from './sites/site';
import {ROOT} from './sites/prepare-site';

export interface Build {
  /** The built site. */
  folder: string;
  seconds: number;
  /** Peak of the process and its children, in bytes. */
  memory: number;
}

/**
 * Builds a prepared site as its own `npm run build` would.
 *
 * @throws Error with the build's output where it fails
 */
export const buildSite = async (site: SiteName, folder: string): Promise<Build> =>
  runBuild(folder, [...commands[site], ...(await languageParameters(folder))], 'build');

/**
 * Runs a build.
 *
 * @param command a file that Node runs, and its parameters
 * @param output the folder that the build writes, in that of the sources
 * @throws Error with the build's output where it fails
 */
export async function runBuild(
  folder: string,
  command: readonly string[],
  output: string,
): Promise<Build> {
  const start = performance.now();
  const build = spawn(process.execPath, command, {
    cwd: folder,
    // Astro would tell its makers about each build.
    env: {...process.env, NODE_ENV: undefined, FORCE_COLOR: '0', ASTRO_TELEMETRY_DISABLED: '1'},
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
  return {folder: path.join(folder, output), seconds, memory};
}

const commands: Record<SiteName, readonly string[]> = {
  // bench/build-time.md says what its option is worth.
  ours: buildCommand,
  stock: [
    path.join(ROOT, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    '--config',
    path.join(ROOT, 'bench/stock-site/docusaurus.config.ts'),
  ],
};
