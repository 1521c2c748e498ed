import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {filesIn, readText} from '../../lib/files';
import {newPage, newPlatform, newPost, newSection, PAGES, slugOf, type NewFile} from './templates';

const USAGE = `npm run new -- page --title "…" [--folder guides]
npm run new -- post --title "…"
npm run new -- section --page using --title "…"
npm run new -- platform --name "…"`;

const KINDS = ['page', 'post', 'section', 'platform'];

/** @throws Error for a value that is missing or wrong */
function expectValue(name: string, value: string | undefined, isRight: boolean, mend: string) {
  if (value === undefined || !isRight) {
    throw new Error(`${name}: ${value === undefined ? 'no answer' : `"${value}"`} — ${mend}`);
  }
  return value;
}

const oneOf = (name: string, value: string | undefined, words: readonly string[]): string =>
  expectValue(name, value, words.includes(value ?? ''), `write one of ${words.join(', ')}`);

/** @param value names a file or a heading */
const title = (name: string, value: string | undefined): string =>
  expectValue(
    name,
    value,
    slugOf(value ?? '') !== '',
    'write at least one letter from a to z, or a digit',
  );

/** @throws Error for a parameter that is missing or wrong */
function filesFor(parameters: string[]): NewFile[] {
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
  switch (oneOf('What', positionals[0], KINDS)) {
    case 'page':
      return newPage(
        title('Title of the page', values.title),
        expectValue(
          'Folder',
          values.folder,
          /^(?:\w[\w-]*\/?)*$/.test(values.folder),
          'name a folder in docs/ with letters from a to z, digits and hyphens, such as guides',
        ),
      );
    case 'post':
      return newPost(
        title('Title of the post', values.title),
        new Date().toISOString().slice(0, 10),
      );
    case 'section':
      return newSection(
        oneOf('Page', values.page, PAGES),
        title('Title of the section', values.title),
        readText,
      );
    default:
      return newPlatform(title('Name of the platform', values.name), readText);
  }
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
      throw new Error(`${taken} already exists — choose another title or name`);
    }
  }
  for (const {filePath, text} of files) {
    fs.mkdirSync(path.dirname(filePath), {recursive: true});
    fs.writeFileSync(filePath, text);
    console.log(filePath);
  }
  console.log('Replace what begins with TODO: — npm run check lists the places that remain');
  for (const {filePath} of files.filter(
    (file) => file.isNew && file.filePath.startsWith('docs/'),
  )) {
    console.log(
      `Add '${filePath.replace(/^docs\/|\.mdx$/g, '')}' to sidebars.ts — npm run check reports a page that nothing links to`,
    );
  }
}

/** `npm run new`: writes the files for a page, a post, a section on all platforms, or a platform. */
try {
  write(filesFor(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
}
