import {toMessageRelativeFilePath} from '@docusaurus/utils';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import prettier from 'prettier';
import {ROOT} from './sites/prepare-site';

interface Results {
  title: string;
  /** What has measured them. */
  command: string;
  /** What a reader has to know about the sites and the figures. */
  about: string;
  report: string;
  /** Its version. */
  chromium: string;
}

/** Writes what the benchmark has found to a file in `bench/`. */
export async function writeResults(
  name: string,
  {title, command, about, report, chromium}: Results,
  {runs}: {runs: number},
): Promise<void> {
  const file = path.join(ROOT, 'bench', name);
  const text = `# ${title}

Measured by \`${command}\` on ${new Date().toISOString().slice(0, 10)}: ${runs} runs of each site by turns, medians; Node ${process.versions.node}, Chromium ${chromium}, commit ${commit()}.

${about}

${report}
`;
  const options = await prettier.resolveConfig(file);
  await fs.writeFile(file, await prettier.format(text, {...options, filepath: file}));
  console.log(`Written to ${toMessageRelativeFilePath(file)}`);
}

/** Short hash of the commit, and whether files differ from it. */
function commit(): string {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {cwd: ROOT, encoding: 'utf8'}).trim();
  const isDirty = git('status', '--porcelain') !== '';
  return `${git('rev-parse', '--short', 'HEAD')}${isDirty ? ' with changes' : ''}`;
}
