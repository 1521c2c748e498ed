import {nearestName} from '../../lib/text';
import sidebars from '../../sidebars';
import type {Finding} from '../finding';
import {docIdOf, isDoc} from '../pages/doc-id';
import {folderOf} from '../pages/link-target';
import {isPage} from '../pages/read-page';
import type {Check} from '../source-files';
import {
  keysOf,
  readFrontMatter,
  type Entry,
} from '../../plugins/content/front-matter/read-front-matter';

/** Whatever front matter names must exist: authors, tags, docs and sidebars. */
export const frontMatterNames: Check = (files) => {
  const docs = files.filter((file) => isPage(file) && isDoc(file)).map(docIdOf);
  const inFile = (filePath: string) => ({
    names: keysOf(files, filePath),
    home: `${filePath} does not have it`,
  });
  const known: Record<string, {names: string[]; home: string}> = {
    authors: inFile('blog/authors.yml'),
    pagination_next: {names: docs, home: 'there is no such page in docs/'},
    pagination_prev: {names: docs, home: 'there is no such page in docs/'},
    displayed_sidebar: {names: Object.keys(sidebars), home: 'sidebars.ts does not have it'},
  };
  return files.filter(isPage).flatMap((file) =>
    readFrontMatter(file).entries.flatMap((entry) => {
      const {names, home} =
        entry.key === 'tags' ? inFile(`${folderOf(file)}/tags.yml`) : (known[entry.key] ?? {});
      return names && home ? unknownNames(entry, names, home) : [];
    }),
  );
};

const unknownNames = ({key, value, place}: Entry, known: string[], home: string): Finding[] =>
  (Array.isArray(value) ? value : [value])
    .filter((name): name is string => typeof name === 'string' && !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      return {
        ...place,
        problem: `${key} names "${name}", but ${home}`,
        mend:
          nearest === undefined
            ? 'add it first'
            : `did you mean "${nearest}"? If not, add it first`,
      };
    });
