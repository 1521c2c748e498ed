import {spawn} from 'node:child_process';
import path from 'node:path';
import type {Finding} from './finding';
import {isMarkdown, isTranslation} from './pages/read-page';
import type {Check, SourceFile} from './source-files';

/** Its exports only work for ES modules. */
const CSPELL = path.resolve(__dirname, '../node_modules/cspell/bin.mjs');

/** The line, column, word and suggestions of a finding, in the form in which cspell is asked to print them. */
const TEMPLATE = ['$row', '$col', '$text', '$suggestions'].join('\t');

/** The names of authors and tags, what programs and readers of a sample app are told, and our own guides. */
const OTHER_PROSE =
  /^(?:blog\/\w+\.yml|site\/agent-skill\.md|[A-Z]+\.md|(?:deploy|samples\/[^/]+)\/README\.md)$/;

const isProse = (file: SourceFile) =>
  (isMarkdown(file) && !isTranslation(file)) || OTHER_PROSE.test(file.filePath);

/**
 * Every word of the prose is in a dictionary of British English or of software, or in `checks/words.txt`.
 * `cspell.json` names them, and says what isn't prose: code and facts. All pages are passed to cspell
 * as one text, because most of its time goes into starting.
 */
export const spelling: Check = async (files) => {
  const pages = files.filter(isProse);
  if (pages.length === 0) {
    return [];
  }
  const output = await runCspell(pages.map(({text}) => `${text}\n`).join(''));
  return output
    .split('\n')
    .filter(Boolean)
    .map((line) => findingOf(line, pages));
};

function findingOf(output: string, pages: readonly SourceFile[]): Finding {
  const [row, column, word = '', suggestions = ''] = output.split('\t');
  let line = Number(row);
  const page = pages.find(({text}) => {
    const {length} = text.split('\n');
    if (line <= length) {
      return true;
    }
    line -= length;
    return false;
  });
  const [nearest] = suggestions.split(', ');
  return {
    filePath: page?.filePath ?? output,
    line,
    column: Number(column),
    problem: `"${word}" is not in the dictionary`,
    mend: `${nearest ? `did you mean "${nearest}"? If not, ` : ''}put it in backticks, or add it to checks/words.txt`,
  };
}

/** What cspell prints: a line for each finding. */
function runCspell(text: string): Promise<string> {
  const parameters = ['lint', 'stdin', '--no-progress', '--no-summary', '--no-exit-code'];
  const options = ['--show-suggestions', '--issue-template', TEMPLATE, '--config', 'cspell.json'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CSPELL, ...parameters, ...options], {
      cwd: path.resolve(__dirname, '..'),
      env: {...process.env, NO_COLOR: '1', FORCE_COLOR: '0'},
    });
    let output = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
    child.on('error', reject);
    child.on('close', () => {
      if (errors.trim()) {
        reject(new Error(`cspell failed: ${errors.trim()}`));
      } else {
        resolve(output);
      }
    });
    child.stdin.end(text);
  });
}
