import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesIn, readText} from '../../lib/files';
import {newPages, PAGES} from './pages';
import {newPage, newPost, newSection, slugOf, type NewFile} from './templates';

const USAGE = `npm run new -- page --title "…" [--folder guides]
npm run new -- post --title "…"
npm run new -- section --page using --title "…"
npm run new -- pages`;

type Options = Readonly<Partial<Record<'title' | 'page' | 'folder', string>>>;

/** What can be made, by its name, and the options that it takes. */
const KINDS: Readonly<
  Record<string, {takes: readonly (keyof Options)[]; make: (options: Options) => NewFile[]}>
> = {
  page: {
    takes: ['title', 'folder'],
    make: (options) => newPage(titleIn(options), folderIn(options)),
  },
  post: {
    takes: ['title'],
    make: (options) => newPost(titleIn(options), new Date().toISOString().slice(0, 10)),
  },
  section: {
    takes: ['page', 'title'],
    make: (options) => newSection(pageIn(options), titleIn(options), readText),
  },
  pages: {
    takes: [],
    make: () => newPages((file) => (fs.existsSync(file) ? readText(file) : undefined)),
  },
};

/** The words of a heading, of which a file's name is made too. */
function titleIn({title = ''}: Options): string {
  if (slugOf(title) === '') {
    throw new Error(`--title "${title}" — write at least one letter from a to z, or a digit`);
  }
  return title.trim();
}

function pageIn({page = ''}: Options): string {
  if (!(PAGES as readonly string[]).includes(page)) {
    throw new Error(`--page "${page}" — write one of ${PAGES.join(', ')}`);
  }
  return page;
}

/** A folder in `docs/`, which may be written as its path; each part in the form of an address. */
function folderIn({folder = ''}: Options): string {
  const inside = path.posix.relative(
    'docs',
    path.posix.join('docs', folder.replace(/^\.?\/?docs\//, '')),
  );
  const parts = inside.split('/').filter(Boolean);
  if (parts.includes('..') || parts.some((part) => slugOf(part) === '')) {
    throw new Error(`--folder "${folder}" — name a folder in docs/, such as guides`);
  }
  return parts.map((part) => (fs.existsSync(`docs/${part}`) ? part : slugOf(part))).join('/');
}

/**
 * The files that the words on the command line ask for.
 *
 * @throws Error for an option that is missing, wrong or unknown
 */
function filesFor(words: string[]): NewFile[] {
  const string = {type: 'string'} as const;
  const {values, positionals, tokens} = parseArgs({
    args: words,
    strict: false,
    tokens: true,
    options: {title: string, page: string, folder: string},
  });
  const kind = KINDS[positionals[0] ?? ''];
  if (!kind) {
    throw new Error(USAGE);
  }
  const options: readonly string[] = kind.takes;
  const [unknown = positionals[1]] = tokens.flatMap((token) =>
    token.kind === 'option' && !options.includes(token.name) ? [token.rawName] : [],
  );
  if (unknown !== undefined) {
    const takes = options.map((name) => `--${name}`).join(' and ') || 'no options';
    throw new Error(`${unknown} means nothing here — ${positionals[0]} takes ${takes}`);
  }
  return kind.make(values as Options);
}

/** The part of a file's path that its address is made of: neither the date of a post nor the ending. */
const addressOf = (filePath: string): string =>
  filePath.replace(/^blog\/\d{4}-\d\d-\d\d-/, 'blog/').replace(/(?:\/index)?\.mdx?$/, '');

/**
 * Writes files, and says what remains to be done.
 *
 * @throws Error when a file that must be new has the address of another
 */
function write(files: readonly NewFile[]): void {
  const published = ['blog', 'docs'].flatMap((room) =>
    filesIn(room).map((file) => `${room}/${file}`),
  );
  for (const {filePath} of files.filter(({isNew}) => isNew)) {
    const taken = published.find((other) => addressOf(other) === addressOf(filePath));
    if (taken) {
      throw new Error(`${taken} already exists — choose another title`);
    }
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

/** `npm run new`: writes the files for a page, a post, a section on all platforms, or all pages that are missing. */
try {
  write(filesFor(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error && !process.env.DEBUG ? error.message : error);
  process.exitCode = 1;
}
