import {nearestName} from '../../lib/nearest-name';
import sidebars from '../../sidebars';
import type {Finding} from '../finding';
import {isPage} from '../pages/read-page';
import type {Check} from '../source-files';
import {keysOf, readFrontMatter, type Entry} from './read-front-matter';

/** What a front matter names must exist: authors, tags, docs and sidebars. */
export const frontMatterNames: Check = (files) => {
  const docs = files
    .filter((file) => isPage(file) && file.filePath.startsWith('docs/'))
    .map(({filePath}) => filePath.replace(/^docs\/|\.mdx?$/g, ''));
  const known: Record<string, {names: string[]; home: string}> = {
    authors: {names: keysOf(files, 'blog/authors.yml'), home: 'blog/authors.yml has it not'},
    tags: {names: keysOf(files, 'blog/tags.yml'), home: 'blog/tags.yml has it not'},
    pagination_next: {names: docs, home: 'there is no such page in docs/'},
    pagination_prev: {names: docs, home: 'there is no such page in docs/'},
    displayed_sidebar: {names: Object.keys(sidebars), home: 'sidebars.ts has it not'},
  };
  return files.filter(isPage).flatMap((file) =>
    readFrontMatter(file).entries.flatMap((entry) => {
      const {names, home} = known[entry.key] ?? {};
      return names && home ? unknownNames(entry, names, home) : [];
    }),
  );
};

const unknownNames = ({key, value, place}: Entry, known: string[], home: string): Finding[] =>
  (Array.isArray(value) ? value : [value])
    .filter((name): name is string => typeof name === 'string' && !known.includes(name))
    .map((name) => ({
      ...place,
      problem: `${key} names "${name}", but ${home}`,
      mend: `did you mean "${nearestName(name, known) ?? ''}"? Else add it first`,
    }));
