import fs from 'node:fs';
import path from 'node:path';
import {platforms} from '../../product/platforms';

/** A file to write; its path is relative to the project's root. */
export interface NewFile {
  filePath: string;
  text: string;
  /** Whether it must not exist yet; otherwise, it is one of the project's files with something added. */
  isNew: boolean;
}

/** Reads a file of the project. */
export type Read = (filePath: string) => string;

/** The pages that every platform has. */
export const PAGES = ['install', 'using', 'examples'];

/** A template's text with values in place of their names, such as `$TITLE`. */
function filled(template: string, values: Readonly<Record<string, string>>): string {
  const text = fs.readFileSync(path.join(__dirname, 'templates', template), 'utf8');
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

/** `"` and `\` have a special meaning in YAML. */
const quoted = (text: string): string => JSON.stringify(text);

/**
 * A blog post, with one sentence to replace in each place.
 *
 * @param today such as `2026-01-31`
 */
export function newPost(title: string, today: string): NewFile[] {
  const slug = slugOf(title);
  const text = filled('post.md', {SLUG: slug, TITLE: quoted(title)});
  return [{filePath: `blog/${today}-${slug}.md`, text, isNew: true}];
}

/**
 * A docs page.
 *
 * @param folder inside `docs/`; empty for a page at the top level
 */
export function newPage(title: string, folder: string): NewFile[] {
  const filePath = path.posix.join('docs', folder, `${slugOf(title)}.mdx`);
  return [{filePath, text: filled('page.mdx', {TITLE: quoted(title)}), isNew: true}];
}

/** The sections that end a page. */
const LAST_SECTIONS = /^## (?:Next steps|API reference)$/m;

/**
 * A section on one page for every platform: the last one before the sections that end the page.
 *
 * @param page such as `using`
 * @throws Error when a page has such a section
 */
export const newSection = (page: string, title: string, read: Read): NewFile[] =>
  Object.values(platforms).map(({path: folder, name}) => {
    const filePath = `docs/${folder}/${page}.mdx`;
    const text = `${read(filePath).trimEnd()}\n`;
    const heading = `## ${title}`;
    if (text.split('\n').includes(heading)) {
      throw new Error(`${filePath} already has the section "${title}" — choose another title`);
    }
    const section = filled('section.mdx', {HEADING: heading, PLATFORM: name});
    const end = text.search(LAST_SECTIONS);
    return {
      filePath,
      isNew: false,
      text: end < 0 ? `${text}\n${section}` : `${text.slice(0, end)}${section}\n${text.slice(end)}`,
    };
  });

/** The three pages of a platform, with the sections that the other platforms have. */
export const newPlatform = (name: string, read: Read): NewFile[] =>
  PAGES.map((page) => {
    const model = read(`docs/${platforms.android.path}/${page}.mdx`);
    const headings = model.replace(/^```[\s\S]*?^```/gm, '').match(/^## .+$/gm) ?? [];
    const label = `${page.charAt(0).toUpperCase()}${page.slice(1)}`;
    return {
      filePath: `docs/${name.replace(/\W/g, '')}/${page}.mdx`,
      isNew: true,
      text: filled('platform-page.mdx', {
        TITLE: quoted(`${label}: ${name}`),
        LABEL: label,
        PLATFORM: name,
        SECTIONS: headings
          .map((heading) => filled('section.mdx', {HEADING: heading, PLATFORM: name}))
          .join('\n')
          .trimEnd(),
      }),
    };
  });
