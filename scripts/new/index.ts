import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {ask} from './ask';
import {newPage, newPlatform, newPost, newSection, PAGES, type NewFile} from './templates';

const USAGE = `npm run new -- page --title "…" [--folder guides]
npm run new -- post --title "…"
npm run new -- section --page using --title "…"
npm run new -- platform --name "…"`;

const KINDS = ['page', 'post', 'section', 'platform'];

const read = (filePath: string) => fs.readFileSync(filePath, 'utf8');

/** A question whose answer is one of several words. */
const oneOf = (text: string, words: readonly string[]) => ({
  text: `${text} (${words.join(', ')})`,
  isRight: (answer: string) => words.includes(answer),
  mend: `write one of ${words.join(', ')}`,
});

/** A question whose answer names a file or a heading. */
const named = (text: string) => ({
  text,
  isRight: (answer: string) => /\w/.test(answer),
  mend: 'write at least one letter from a to z, or a digit',
});

/** @throws Error for an invalid answer on the command line */
async function filesFor(parameters: string[]): Promise<NewFile[]> {
  const {values, positionals} = parseArgs({
    args: parameters,
    allowPositionals: true,
    options: {
      title: {type: 'string'},
      page: {type: 'string'},
      name: {type: 'string'},
      folder: {type: 'string', default: ''},
    },
  });
  switch (await ask(positionals[0], oneOf('What', KINDS))) {
    case 'page':
      return newPage(await ask(values.title, named('Title of the page')), values.folder);
    case 'post': {
      const title = await ask(values.title, named('Title of the post'));
      return newPost(title, new Date().toISOString().slice(0, 10));
    }
    case 'section': {
      const page = await ask(values.page, oneOf('Page', PAGES));
      return newSection(page, await ask(values.title, named('Title of the section')), read);
    }
    default:
      return newPlatform(await ask(values.name, named('Name of the platform')), read);
  }
}

/**
 * Writes files, and says what remains to be done.
 *
 * @throws Error when a file would be replaced that the template hasn't read
 */
function write(files: readonly NewFile[]): void {
  const taken = files.find(({filePath, isNew}) => isNew && fs.existsSync(filePath));
  if (taken) {
    throw new Error(`${taken.filePath} already exists — choose another title or name`);
  }
  for (const {filePath, text} of files) {
    fs.mkdirSync(path.dirname(filePath), {recursive: true});
    fs.writeFileSync(filePath, text);
    console.log(filePath);
  }
  console.log('Replace what begins with TODO: — npm run check lists the places that remain');
  for (const {filePath} of files.filter((file) => file.isNew && isDoc(file))) {
    console.log(
      `Add '${filePath.replace(/^docs\/|\.mdx$/g, '')}' to sidebars.ts — the build stops at a page that nothing links to`,
    );
  }
}

const isDoc = ({filePath}: NewFile): boolean => filePath.startsWith('docs/');

/**
 * `npm run new`: writes the files for a page, a post, a section on all platforms, or a platform. It asks
 * for anything that isn't on the command line. Exits with code 1 if nothing could be written and, like
 * shells, with code 130 after Ctrl-C.
 */
async function run(): Promise<number> {
  try {
    write(await filesFor(process.argv.slice(2)));
    return 0;
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') {
      return 130;
    }
    console.error(error instanceof Error ? `${error.message}\n\n${USAGE}` : error);
    return 1;
  }
}

void run().then((code) => {
  process.exitCode = code;
});
