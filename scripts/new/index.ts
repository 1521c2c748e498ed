import fs from 'node:fs';
import path from 'node:path';
import {createInterface} from 'node:readline/promises';
import {parseArgs} from 'node:util';
import {newPlatform, newPost, newSection, PAGES, type NewFile} from './templates';

const USAGE = `npm run new -- post --title "…"
npm run new -- section --page using --title "…"
npm run new -- platform --name "…"`;

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {title: {type: 'string'}, page: {type: 'string'}, name: {type: 'string'}},
});

/** The answer on the command line, else that of the person at the keyboard. */
async function ask(given: string | undefined, question: string): Promise<string> {
  if (given ?? !process.stdin.isTTY) {
    return given ?? '';
  }
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  const answer = await terminal.question(`${question}: `);
  terminal.close();
  return answer.trim();
}

const read = (filePath: string) => fs.readFileSync(filePath, 'utf8');

/** What is asked for; nothing where an answer is missing or wrong. */
async function filesFor(kind: string): Promise<NewFile[]> {
  switch (kind) {
    case 'post': {
      const title = await ask(values.title, 'Title of the post');
      return title ? newPost(title, new Date().toISOString().slice(0, 10)) : [];
    }
    case 'section': {
      const page = await ask(values.page, `Page (${PAGES.join(', ')})`);
      const title = await ask(values.title, 'Title of the section');
      return title && PAGES.includes(page) ? newSection(page, title, read) : [];
    }
    case 'platform': {
      const name = await ask(values.name, 'Name of the platform');
      return name ? newPlatform(name, read) : [];
    }
    default:
      return [];
  }
}

/**
 * `npm run new`: writes the files of a post, a section on all platforms, or a platform. A new file
 * never replaces one that is there. Ends with code 1 where nothing could be written.
 */
async function run(): Promise<number> {
  const kind = positionals[0] ?? (await ask(undefined, 'What (post, section, platform)'));
  const files = await filesFor(kind);
  const taken =
    kind === 'section' ? undefined : files.find(({filePath}) => fs.existsSync(filePath));
  if (files.length === 0 || taken) {
    console.error(taken ? `${taken.filePath} exists — choose another title or name` : USAGE);
    return 1;
  }
  for (const {filePath, text} of files) {
    fs.mkdirSync(path.dirname(filePath), {recursive: true});
    fs.writeFileSync(filePath, text);
    console.log(filePath);
  }
  return 0;
}

void run().then((code) => {
  process.exitCode = code;
});
