import {toMessageRelativeFilePath} from '@docusaurus/utils';
import path from 'node:path';
import {checks} from './all';
import {countLine, findingLines} from './print-findings';
import {readRequest, runChecks} from './run-checks';
import {readSourceFiles} from './source-files';

/**
 * Runs the checks and prints what they find: `npm run check`, optionally followed by the names of checks
 * or files, to run only these. Exits with code 1 if there is a finding, and with code 2 for a word that
 * is neither a check nor a file.
 */
async function run(parameters: readonly string[]): Promise<number> {
  const files = readSourceFiles();
  const request = readRequest(parameters.map(fromRoot));
  const unknown = request.paths.find((word) => !files.some(({filePath}) => filePath === word));
  if (unknown) {
    console.error(
      `There is no check or file called ${unknown} — the checks are: ${Object.keys(checks).join(', ')}`,
    );
    return 2;
  }
  const findings = await runChecks(files, request);
  const lines = findingLines(findings, {
    inColour: process.stderr.isTTY && process.stderr.hasColors(),
    asAnnotations: process.env.GITHUB_ACTIONS === 'true',
  });
  lines.forEach((line) => {
    console.error(line);
  });
  console.log(countLine(findings, request.paths.length || files.length));
  return findings.length > 0 ? 1 : 0;
}

/** A file may be given by its absolute path, as editors and hooks do. */
const fromRoot = (word: string): string =>
  path.isAbsolute(word) ? toMessageRelativeFilePath(word) : word;

void run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
    process.exitCode = 1;
  },
);
