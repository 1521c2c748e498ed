import {PLACEHOLDER} from '../../checks/left-placeholders';
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

/** `Lifts & floors` → `lifts-floors` */
const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
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
  const text = `---
slug: ${slug}
title: ${quoted(title)}
description: ${quoted(`${PLACEHOLDER} say in one sentence of 50 to 160 characters what the reader learns.`)}
authors: [docs-team]
tags: [hello]
---

${PLACEHOLDER} say in one paragraph what the post is about. The list of posts shows it.

{/* truncate */}

## The first section

${PLACEHOLDER} give the task first, and the reason after.
`;
  return [{filePath: `blog/${today}-${slug}.md`, text, isNew: true}];
}

/**
 * A docs page.
 *
 * @param folder inside `docs/`; empty for a page at the top level
 */
export function newPage(title: string, folder: string): NewFile[] {
  const text = `---
title: ${quoted(title)}
description: ${quoted(`${PLACEHOLDER} say in one sentence of 50 to 160 characters what the page gives.`)}
---

${PLACEHOLDER} say what the reader can do at the end of this page.

## The first step

${PLACEHOLDER} give the task first, and the reason after.
`;
  const filePath = ['docs', folder, `${slugOf(title)}.mdx`].filter(Boolean).join('/');
  return [{filePath, text, isNew: true}];
}

/** The sections that end a page. */
const LAST_SECTIONS = /^## (?:Next steps|API reference)$/m;

/**
 * A section on one page for every platform: the last one before the sections that end the page.
 *
 * @param page such as `using`
 */
export const newSection = (page: string, title: string, read: Read): NewFile[] =>
  Object.values(platforms).map(({path, name}) => {
    const filePath = `docs/${path}/${page}.mdx`;
    const section = `## ${title}\n\n${PLACEHOLDER} say what an app on ${name} does here, and why.\n`;
    const text = `${read(filePath).trimEnd()}\n`;
    const end = text.search(LAST_SECTIONS);
    return {
      filePath,
      isNew: false,
      text: end < 0 ? `${text}\n${section}` : `${text.slice(0, end)}${section}\n${text.slice(end)}`,
    };
  });

/** The three pages of a platform, with the sections that the other platforms have. */
export function newPlatform(name: string, read: Read): NewFile[] {
  const folder = name.replace(/\W/g, '');
  return PAGES.map((page) => {
    const model = read(`docs/${platforms.android.path}/${page}.mdx`).replace(
      /^```[\s\S]*?^```/gm,
      '',
    );
    const sections = [...model.matchAll(/^## (.+)$/gm)].map(
      ([heading]) =>
        `${heading}\n\n${PLACEHOLDER} say what an app on ${name} does here, and why.\n`,
    );
    const title = `${page.charAt(0).toUpperCase()}${page.slice(1)}: ${name}`;
    const text = `---
title: ${quoted(title)}
sidebar_label: ${page.charAt(0).toUpperCase()}${page.slice(1)}
description: ${quoted(`${title}. ${PLACEHOLDER} say in one sentence of 50 to 160 characters what the page gives.`)}
---

${PLACEHOLDER} say what the reader does on this page.

${sections.join('\n')}`;
    return {filePath: `docs/${folder}/${page}.mdx`, text, isNew: true};
  });
}
