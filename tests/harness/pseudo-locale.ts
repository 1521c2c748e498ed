import fs from 'node:fs/promises';
import path from 'node:path';
import {inBrackets} from './brackets';
import {runDocusaurus, runFolder} from './build-site';
import {oncePerRun} from './once-per-run';

/** Unicode CLDR's name for English in altered spelling. */
export const PSEUDO_LOCALE = 'en-XA';

/** Where this run of the tests has its translations, relative to the root like `i18n.path`. */
export const translationsFolder = (): string => `${runFolder()}/i18n`;

export interface Translations {
  /** What the command printed in its first and second runs. */
  outputs: [string, string];
  /** The files that the second run changed. */
  changed: string[];
}

/**
 * Makes a translation of the whole site, once per run of all tests: the files from `write-translations`
 * with every message in brackets, and the content, which the variant puts in brackets.
 *
 * @throws Error with its output if the command fails
 */
export async function translateSite(): Promise<Translations> {
  const folder = path.resolve(translationsFolder(), PSEUDO_LOCALE);
  return oncePerRun(path.resolve(runFolder(), 'translations'), async () => {
    const first = await writeTranslations();
    const names = await fs.readdir(folder, {recursive: true});
    const files = names
      .filter((name) => name.endsWith('.json'))
      .map((name) => path.join(folder, name));
    const translated = await Promise.all(files.map(bracketMessages));
    const second = await writeTranslations();
    const written = await Promise.all(files.map((file) => fs.readFile(file, 'utf8')));
    await copyContent(folder);
    const changed = files.filter((_, index) => written[index] !== translated[index]);
    return {outputs: [first, second], changed};
  });
}

async function writeTranslations(): Promise<string> {
  const {ok, output} = await runDocusaurus(
    'pseudo-locale',
    'write-translations',
    '--locale',
    PSEUDO_LOCALE,
  );
  if (!ok) {
    throw new Error(`write-translations failed:\n${output}`);
  }
  return output;
}

/** Puts every message in a file in brackets, including each plural form, and returns what it has written. */
async function bracketMessages(file: string): Promise<string> {
  const messages = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, {message: string}>;
  for (const entry of Object.values(messages)) {
    entry.message = entry.message.split('|').map(inBrackets).join('|');
  }
  const text = `${JSON.stringify(messages, null, 2)}\n`;
  await fs.writeFile(file, text);
  return text;
}

/** Where Docusaurus looks for translated content; descriptions of tags and authors get their brackets here. */
async function copyContent(folder: string): Promise<void> {
  const plugin = (name: string) => path.join(folder, `docusaurus-plugin-content-${name}`);
  await fs.cp('docs', path.join(plugin('docs'), 'current'), {recursive: true});
  await fs.cp('src/pages', plugin('pages'), {recursive: true});
  await fs.cp('blog', plugin('blog'), {recursive: true});
  for (const name of ['authors.yml', 'tags.yml']) {
    const file = path.join(plugin('blog'), name);
    const text = await fs.readFile(file, 'utf8');
    // Not a tag's label: tags are listed by their first letters.
    const texts = /^( +(?:name|title|description): )(.+)$/gm;
    await fs.writeFile(
      file,
      text.replace(texts, (_, key: string, value: string) => key + inBrackets(value)),
    );
  }
}
