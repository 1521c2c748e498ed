import path from 'node:path';
import {readText} from '../../lib/files';

/** A file to write; its path is relative to the project's root. */
export interface NewFile {
  filePath: string;
  text: string;
}

/** A template's text with values in place of their names, such as `$TITLE`. */
export function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = readText(path.join(__dirname, 'templates', template));
  return text.replace(/\$([A-Z]+)/g, (name, key: string) => values[key] ?? name);
}

/** `Lifts & floors` → `lifts-floors`, with `e` for `é`; other letters than those of ASCII are left out. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The first name that a list in YAML has; none if it is empty. */
const firstKey = (file: string): string => /^[\w-]+(?=:)/m.exec(readText(file))?.[0] ?? '';

/** `"` and `\` have a special meaning in YAML. */
const quoted = (text: string): string => JSON.stringify(text);

/**
 * A blog post, with one sentence to replace in each place.
 *
 * @param today such as `2026-01-31`
 */
export function newPost(title: string, today: string): NewFile[] {
  const slug = slugOf(title);
  const text = filled('post.md', {
    SLUG: slug,
    TITLE: quoted(title),
    AUTHOR: firstKey('blog/authors.yml'),
    TAG: firstKey('blog/tags.yml'),
  });
  return [{filePath: `blog/${today}-${slug}.md`, text}];
}

/**
 * A docs page.
 *
 * @param folder inside `docs/`; empty for a page at the top level
 */
export function newPage(title: string, folder: string): NewFile[] {
  const filePath = path.posix.join('docs', folder, `${slugOf(title)}.mdx`);
  return [{filePath, text: filled('page.mdx', {TITLE: quoted(title)})}];
}
