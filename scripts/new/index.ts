import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {readText} from '../../lib/files';
import {newPage, newPlatform, newPost, newSection, PAGES, type NewFile} from './templates';

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
    /\w/.test(value ?? ''),
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
      return newPage(title('Title of the page', values.title), values.folder);
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
      `Add '${filePath.replace(/^docs\/|\.mdx$/g, '')}' to sidebars.ts — npm run check reports a page that nothing links to`,
    );
  }
}

const isDoc = ({filePath}: NewFile): boolean => filePath.startsWith('docs/');

/** `npm run new`: writes the files for a page, a post, a section on all platforms, or a platform. */
try {
  write(filesFor(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = 1;
}
