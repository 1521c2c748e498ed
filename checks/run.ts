import path from 'node:path';
import {keptFindings} from './kept';
import {countLine, findingLines} from './print-findings';
import {readRequest, runChecks} from './run-checks';
import {readSourceFiles} from './source-files';

/**
 * Runs the checks and prints what they find: `npm run check`, optionally followed by the names of checks, files or
 * folders, to run only these.
 *
 * @returns the code to exit with: 1 if there is a finding
 * @throws Error for a word that is neither a check nor a file
 */
async function run(words: readonly string[]): Promise<number> {
  const files = readSourceFiles();
  const request = readRequest(words.map(fromRoot), files);
  const kept = keptFindings(files);
  const findings = await runChecks(files, request, kept);
  kept.save();
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

/** A path may be written in any way that a shell, an editor or a hook does. */
const fromRoot = (word: string): string =>
  path.relative(process.cwd(), path.resolve(word)).replaceAll(path.sep, '/');

void run(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
    process.exitCode = 2;
  },
);
