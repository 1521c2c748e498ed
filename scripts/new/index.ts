import fs from 'node:fs';
import {parseArgs} from 'node:util';
import {readText, replaceFile} from '../../lib/files';
import {newPages} from './pages';
import {newPage, newPost, slugOf, type NewFile} from './templates';

type Values = Readonly<Record<string, string>>;

/** What can be made, by its name: the options that it takes, as they are written, and the files that they ask for. */
const KINDS: Readonly<
  Record<string, readonly [takes: string, make: (values: Values) => NewFile[]]>
> = {
  page: ['--title "…" [--folder guides]', (values) => newPage(titleIn(values), folderIn(values))],
  post: [
    '--title "…"',
    (values) => newPost(titleIn(values), new Date().toISOString().slice(0, 10)),
  ],
  pages: ['', () => newPages((file) => (fs.existsSync(file) ? readText(file) : undefined))],
};

const USAGE = Object.entries(KINDS).map(([name, [takes]]) => `npm run new -- ${name} ${takes}`);

/** The title of a page, of which its file's name is made too: readers see it in the address. */
function titleIn({title = ''}: Values): string {
  const slug = slugOf(title);
  if (slug === '' || slug.length > 80) {
    throw new Error(`--title "${title}" — write from 1 to 80 letters from a to z or digits`);
  }
  return title.trim().replace(/\s+/g, ' ');
}

/** A folder in `docs/`; a new one is written in the form of an address. */
function folderIn({folder = ''}: Values): string {
  if (/[^\w/-]/.test(folder)) {
    throw new Error(`--folder "${folder}" — name a folder in docs/, such as guides`);
  }
  return folder.replace(/^docs(?:\/|$)/, '');
}

/**
 * The files that the words on the command line ask for.
 *
 * @throws Error for an option that is missing, wrong or unknown
 */
function filesFor([name = '', ...args]: string[]): NewFile[] {
  const [takes, make] = KINDS[name] ?? [];
  if (takes === undefined || !make) {
    throw new Error(USAGE.join('\n'));
  }
  const options = Object.fromEntries(
    [...takes.matchAll(/--(\w+)/g)].map(([, option = '']) => [option, {type: 'string' as const}]),
  );
  try {
    return make(parseArgs({args, options}).values as Values);
  } catch (error) {
    throw error instanceof TypeError
      ? new Error(`${error.message} — ${name} takes ${takes || 'no options'}`)
      : error;
  }
}

/**
 * Writes files, and says what remains to be done.
 *
 * @throws Error when one of them is there already
 */
function write(files: readonly NewFile[]): void {
  const taken = files.find(({filePath}) => fs.existsSync(filePath));
  if (taken) {
    throw new Error(`${taken.filePath} already exists — choose another title`);
  }
  for (const {filePath, text} of files) {
    replaceFile(filePath, text);
    console.log(filePath);
  }
  console.log(
    files.length === 0
      ? 'No page is missing'
      : 'Replace what begins with TODO: — npm run check lists the places that remain. Add a new doc to sidebars.ts.',
  );
}

write(filesFor(process.argv.slice(2)));
