import {readdirSync} from 'node:fs';

/** The names of all pages of Markdown, as one text to compare. */
export const listPages = () =>
  ['docs', 'blog']
    .flatMap((folder) => readdirSync(folder, {recursive: true}))
    .filter((file) => /\.mdx?$/.test(file))
    .join();
