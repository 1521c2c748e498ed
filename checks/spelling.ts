import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {placeOfOffset, type SourceFault} from '../lib/faults';
import {isMarkdown, isTranslation} from './page';
import type {Check, SourceFile} from './source-files';

/** The names of authors and tags, the contract, what programs and readers of a sample app are told, and our own guides. */
const OTHER_PROSE =
  /^(?:blog\/\w+\.yml|site\/agent-skill\.md|product\/(?:contract\/)?[\w-]+\.ts|[A-Z-]+\.md|(?:deploy|tests|src\/theme|samples\/[^/]+)\/README\.md)$/;

/**
 * Every word of the prose is in a dictionary of British English or of software, or in `site/words.txt`.
 * `cspell.json` names them, and says what isn't prose: code and facts.
 */
export const spelling: Check = async (files) => {
  const pages = files.filter(
    (file) => (isMarkdown(file) && !isTranslation(file)) || OTHER_PROSE.test(file.filePath),
  );
  return (await Promise.all(pages.map(misspellings))).flat();
};

async function misspellings({filePath, text}: SourceFile): Promise<SourceFault[]> {
  last = last.then(() => lookUp(text));
  return (await last).map(({word, offset, nearest}) => ({
    ...placeOfOffset(filePath, text, offset),
    problem: `"${word}" is not in the dictionary`,
    mend: `${nearest ? `did you mean "${nearest}"? If not, ` : ''}put it in backticks, or add it to site/words.txt`,
  }));
}

interface UnknownWord {
  word: string;
  offset: number;
  nearest?: string;
}

let worker: Worker | undefined;

/** The thread takes one text at a time. */
let last: Promise<UnknownWord[]> = Promise.resolve([]);

/** @throws AggregateError if cspell can't read its configuration */
async function lookUp(text: string): Promise<UnknownWord[]> {
  worker ??= new Worker(path.join(__dirname, 'spell.mjs'), {
    workerData: path.resolve(__dirname, '../cspell.json'),
    // Without what compiles TypeScript for the checks.
    execArgv: [],
  });
  worker.ref();
  worker.postMessage(text);
  const [words] = (await once(worker, 'message')) as [UnknownWord[]];
  worker.unref();
  return words;
}
