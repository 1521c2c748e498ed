import fs from 'node:fs/promises';
import path from 'node:path';
import {inBrackets} from './brackets';
import {runDocusaurus, type BuildResult} from './build-site';

/** Unicode CLDR's name for English in brackets that runs from right to left. */
export const BIDI = 'ar-XB';

/** Where the translations of the kitchen are, relative to the root like `i18n.path`. */
export const TRANSLATIONS = '.test-results/sites/translations';

/**
 * Translates the kitchen: the files from `write-translations`, with every message in brackets, and those
 * about authors and tags. The config of the kitchen puts Markdown in brackets.
 *
 * @returns how the command ended; a failed one doesn't throw
 */
export async function translateKitchen(): Promise<Omit<BuildResult, 'folder'>> {
  const folder = path.resolve(TRANSLATIONS, BIDI);
  await fs.rm(path.resolve(TRANSLATIONS), {recursive: true, force: true});
  // Asked for Arabic, it would write the theme's Arabic messages.
  const result = await runDocusaurus('kitchen', 'write-translations', '--locale', 'en');
  if (!result.ok) {
    return result;
  }
  await fs.rename(path.resolve(TRANSLATIONS, 'en'), folder);
  const files = (await fs.readdir(folder, {recursive: true}))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
  await Promise.all(files.map(bracketMessages));
  for (const [content, names] of [
    ['blog', ['authors.yml', 'tags.yml']],
    ['docs', ['tags.yml']],
  ] as const) {
    for (const name of names) {
      await bracketData(path.resolve('tests/kitchen', content, name), targetOf(content, name));
    }
  }
  return result;

  function targetOf(content: 'blog' | 'docs', name: string): string {
    const plugin = path.join(folder, `docusaurus-plugin-content-${content}`);
    return path.join(plugin, content === 'docs' ? 'current' : '', name);
  }
}

/** Puts every message in a file in brackets, including each plural form. */
async function bracketMessages(file: string): Promise<void> {
  const messages = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, {message: string}>;
  for (const entry of Object.values(messages)) {
    entry.message = entry.message.split('|').map(inBrackets).join('|');
  }
  await fs.writeFile(file, `${JSON.stringify(messages, null, 2)}\n`);
}

/** Not a tag's label: tags are listed by their first letters. */
async function bracketData(source: string, target: string): Promise<void> {
  const text = await fs.readFile(source, 'utf8');
  const texts = /^( +(?:name|title|description): )(.+)$/gm;
  await fs.mkdir(path.dirname(target), {recursive: true});
  await fs.writeFile(
    target,
    text.replace(texts, (_, key: string, value: string) => key + inBrackets(value)),
  );
}
