import type {ParseFrontMatter} from '@docusaurus/types';
import type {Nodes, Root} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import fs from 'node:fs/promises';
import path from 'node:path';
import {visit} from 'unist-util-visit';

/** A kind of bracket that appears nowhere else on the site, and that the social cards' font has. */
const [OPEN, CLOSE] = ['«', '»'];

/** A text, translated for the tests; one without letters needs no translation. */
export const inBrackets = (text: string): string =>
  /\p{L}/u.test(text) ? `${OPEN}${text}${CLOSE}` : text;

/** What is inside brackets that have none inside. */
const INSIDE = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

/**
 * The parts of a text that are outside brackets and have letters, or brackets that have lost the other one.
 *
 * `«Install on «Flutter»» Search` → `['Search']`
 */
export function outsideBrackets(text: string): string[] {
  const outside = text.replaceAll(INSIDE, '\n');
  return outside === text
    ? text
        .split('\n')
        .map((part) => part.trim())
        .filter((part) => /[\p{L}«»]/u.test(part))
    : outsideBrackets(outside);
}

/** Unicode CLDR's name for English in brackets that runs from right to left. */
export const BIDI = 'ar-XB';

/**
 * Translates the kitchen: the files from `write-translations`, with every message in brackets, and those
 * about authors and tags. The config of the kitchen puts Markdown in brackets.
 *
 * @param tree where its sources are
 * @param write runs `write-translations` for English: asked for Arabic, it would write the theme's Arabic messages
 */
export async function translateKitchen(tree: string, write: () => Promise<unknown>): Promise<void> {
  const folder = path.resolve(tree, 'i18n', BIDI);
  await write();
  await fs.rename(path.resolve(tree, 'i18n/en'), folder);
  const files = (await fs.readdir(folder, {recursive: true}))
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name));
  await Promise.all(files.map(bracketMessages));
  for (const [source, target] of [
    ['blog/authors.yml', 'docusaurus-plugin-content-blog/authors.yml'],
    ['blog/tags.yml', 'docusaurus-plugin-content-blog/tags.yml'],
    ['docs/tags.yml', 'docusaurus-plugin-content-docs/current/tags.yml'],
  ] as const) {
    await bracketData(path.resolve('tests/kitchen', source), path.join(folder, target));
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

/** Attributes of components, and fields in front matter, that readers see. */
const TEXTS = ['title', 'label', 'alt', 'description', 'sidebar_label', 'pagination_label'];

/** Remark plugin: puts each piece of a page's text in brackets, the way a translator would translate it. */
export function bracketMarkdown() {
  return (tree: Root): void => {
    visit(tree, (node: Nodes) => {
      if (node.type === 'text') {
        node.value = inBrackets(node.value);
      } else if (node.type === 'image') {
        node.alt = inBrackets(node.alt ?? '');
      } else if ('attributes' in node && Array.isArray(node.attributes)) {
        for (const attribute of node.attributes) {
          const {value} = attribute;
          if ('name' in attribute && TEXTS.includes(attribute.name) && typeof value === 'string') {
            attribute.value = inBrackets(value);
          }
        }
      }
    });
  };
}

/** The same for a page's front matter. */
export const bracketFrontMatter =
  (parse: ParseFrontMatter | undefined): ParseFrontMatter =>
  async (params) => {
    const {frontMatter, content} = await (parse ?? params.defaultParseFrontMatter)(params);
    const bracketed = Object.entries(frontMatter).map(([name, value]) => [
      name,
      TEXTS.includes(name) && typeof value === 'string' ? inBrackets(value) : value,
    ]);
    return {frontMatter: Object.fromEntries(bracketed) as typeof frontMatter, content};
  };
