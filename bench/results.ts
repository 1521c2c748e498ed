import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import {ROOT} from './sites/prepare-site';

const FILE = path.join(ROOT, 'bench/results.md');

/**
 * Writes what the benchmark has found to `bench/results.md`.
 *
 * @param chromium its version
 */
export async function writeResults(report: string, runs: number, chromium: string): Promise<void> {
  const text = `# Benchmark

Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${runs} runs of each site by turns, medians; Node ${process.versions.node}, Chromium ${chromium}, commit ${commit()}.

"stock" is a Docusaurus classic site with the same pages, the same version and the same bundler, and none of our work. Sizes are of bodies compressed with brotli 11, without what is prefetched for other pages; a KB is 1,000 bytes. Times are with an empty cache, in a window that has been open for a second, under Slow 4G (150 ms, 1.6 Mbit/s) and a processor slowed 4× unless a row says otherwise: loading in a phone's window, navigation in a desktop's, but for the one to a doc not yet seen, which is in a phone's too.

${report}
`;
  const options = await prettier.resolveConfig(FILE);
  await fs.writeFile(FILE, await prettier.format(text, {...options, filepath: FILE}));
  console.log(`Written to ${path.relative(process.cwd(), FILE)}`);
}

/** Short hash of the commit, and whether files differ from it. */
function commit(): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {cwd: ROOT, encoding: 'utf8'}).trim();
  const isDirty = git('status', '--porcelain') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isDirty ? ' with changes' : ''}`;
}
