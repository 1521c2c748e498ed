import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readText} from '../../lib/files';
import {newPages} from './pages';
import {newPage, newPost, slugOf, type NewFile} from './templates';

interface Values {
  title?: string;
  folder?: string;
}

/** What can be made, by its name. */
const KINDS: Readonly<Partial<Record<string, (values: Values) => NewFile[]>>> = {
  page: (values) => newPage(titleIn(values), folderIn(values)),
  post: (values) => newPost(titleIn(values), new Date().toISOString().slice(0, 10)),
  pages: () => newPages((file) => (fs.existsSync(file) ? readText(file) : undefined)),
};

const USAGE = `npm run new -- page --title "…" [--folder guides]
npm run new -- post --title "…"
npm run new -- pages`;

/** The words of a heading, of which a file's name is made too. */
function titleIn({title = ''}: Values): string {
  if (slugOf(title) === '') {
    throw new Error(`--title "${title}" — write at least one letter from a to z, or a digit`);
  }
  return title.trim();
}

/** A folder in `docs/`; a new one is written in the form of an address. */
function folderIn({folder = ''}: Values): string {
  if (/[^\w/-]/.test(folder)) {
    throw new Error(`--folder "${folder}" — name a folder in docs/, such as guides`);
  }
  return folder.replace(/^docs\//, '');
}

/**
 * Writes files, and says what remains to be done.
 *
 * @throws Error when one is there
 */
function write(files: readonly NewFile[]): void {
  const taken = files.find(({filePath}) => fs.existsSync(filePath));
  if (taken) {
    throw new Error(`${taken.filePath} already exists — choose another title`);
  }
  for (const {filePath, text} of files) {
    fs.mkdirSync(path.dirname(filePath), {recursive: true});
    fs.writeFileSync(filePath, text);
    console.log(filePath);
  }
  console.log(
    files.length === 0
      ? 'No page is missing'
      : 'Replace what begins with TODO: — npm run check lists the places that remain. Add a new doc to sidebars.ts.',
  );
}

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {title: {type: 'string'}, folder: {type: 'string'}},
});
const make = positionals.length === 1 ? KINDS[positionals.join()] : undefined;
if (!make) {
  throw new Error(USAGE);
}
write(make(values));
