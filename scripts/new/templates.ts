import {platforms} from '../../product/platforms';

/** A file to write; its path is relative to the project's root. */
export interface NewFile {
  filePath: string;
  text: string;
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

/** `"` and `\` have a meaning in YAML. */
const quoted = (text: string): string => JSON.stringify(text);

/**
 * A post of the blog, with one sentence to replace in each place.
 *
 * @param today such as `2026-01-31`
 */
export function newPost(title: string, today: string): NewFile[] {
  const slug = slugOf(title);
  const text = `---
slug: ${slug}
title: ${quoted(title)}
description: ${quoted(`${title}: say in one sentence of up to 160 characters what the reader learns.`)}
authors: [docs-team]
tags: [hello]
---

Say in one paragraph what the post is about. The list of posts shows it.

{/* truncate */}

## The first section

Give the task first, and the reason after.
`;
  return [{filePath: `blog/${today}-${slug}.md`, text}];
}

/**
 * A section at the end of one page of every platform.
 *
 * @param page such as `using`
 */
export const newSection = (page: string, title: string, read: Read): NewFile[] =>
  Object.values(platforms).map(({path, name}) => {
    const filePath = `docs/${path}/${page}.mdx`;
    const section = `## ${title}\n\nSay what an app on ${name} does here, and why.\n`;
    return {filePath, text: `${read(filePath).trimEnd()}\n\n${section}`};
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
      ([heading]) => `${heading}\n\nSay what an app on ${name} does here, and why.\n`,
    );
    const title = `${page.charAt(0).toUpperCase()}${page.slice(1)}: ${name}`;
    const text = `---
title: ${quoted(title)}
sidebar_label: ${page.charAt(0).toUpperCase()}${page.slice(1)}
description: ${quoted(`${title}. Say in one sentence of up to 160 characters what the page gives.`)}
---

Say what the reader does on this page.

${sections.join('\n')}`;
    return {filePath: `docs/${folder}/${page}.mdx`, text};
  });
}
