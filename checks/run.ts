import fs from 'node:fs';
import path from 'node:path';
import {formatFault, stopAt} from '../lib/faults';
import {linkFaults} from '../plugins/content/content-files/links';
import {keptFindings, readRequest, runChecks} from './run-checks';
import {readSourceFiles} from './source-files';

/**
 * Runs the checks and prints what they find: `npm run check`, optionally followed by the names of checks, files or
 * folders, to run only these.
 *
 * @returns the code to exit with: 1 if there is a finding
 * @throws Error for a word that is neither a check nor a file, and for symbolic links that can't be followed
 */
async function run(words: readonly string[]): Promise<number> {
  stopAt(linkFaults('.'));
  const files = readSourceFiles();
  const request = readRequest(words.map(fromRoot), files);
  const {kept, save} = keptFindings(files);
  const findings = await runChecks(files, request, kept);
  save();
  findings.forEach((finding) => console.error(formatFault(finding)));
  console.log(`findings: ${findings.length}, files: ${request.paths.length || files.length}`);
  return findings.length > 0 ? 1 : 0;
}

/** A path may be written in any way that a shell, an editor or a hook does, and from the folder that npm was run in. */
function fromRoot(word: string): string {
  const file = path.resolve(process.env.INIT_CWD ?? '', word);
  return fs.existsSync(file) ? path.relative(process.cwd(), file).replaceAll(path.sep, '/') : word;
}

void run(process.argv.slice(2)).then((code) => {
  process.exitCode = code;
});
