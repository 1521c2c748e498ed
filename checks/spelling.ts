import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {placeOfOffset} from '../lib/faults';
import {isMarkdown, isTranslation} from './page';
import type {Check, SourceFile} from './source-files';

/** The names of authors and tags, what programs and readers of a sample app are told, and our own guides. */
const OTHER_PROSE =
  /^(?:blog\/\w+\.yml|site\/agent-skill\.md|[A-Z]+\.md|(?:deploy|samples\/[^/]+)\/README\.md)$/;

const isProse = (file: SourceFile) =>
  (isMarkdown(file) && !isTranslation(file)) || OTHER_PROSE.test(file.filePath);

/**
 * Every word of the prose is in a dictionary of British English or of software, or in `site/words.txt`.
 * `cspell.json` names them, and says what isn't prose: code and facts.
 */
export const spelling: Check = async (files) => {
  const pages = files.filter(isProse);
  const text = pages.map((page) => `${page.text}\n`).join('');
  return (text ? await unknownWords(text) : []).map(({word, offset, nearest}) => {
    let start = offset;
    const page = pages.find(({text: {length}}) => {
      const isHere = start <= length;
      start -= isHere ? 0 : length + 1;
      return isHere;
    });
    return {
      ...placeOfOffset(page?.filePath ?? '', page?.text ?? '', start),
      problem: `"${word}" is not in the dictionary`,
      mend: `${nearest ? `did you mean "${nearest}"? If not, ` : ''}put it in backticks, or add it to site/words.txt`,
    };
  });
};

interface UnknownWord {
  word: string;
  offset: number;
  nearest?: string;
}

/** @throws Error if cspell can't read its configuration */
async function unknownWords(text: string): Promise<UnknownWord[]> {
  const worker = new Worker(path.join(__dirname, 'spell.mjs'), {
    workerData: {text, configFile: path.resolve(__dirname, '../cspell.json')},
    // Without what compiles TypeScript for the checks.
    execArgv: [],
  });
  const [words] = (await once(worker, 'message')) as [UnknownWord[]];
  return words;
}
