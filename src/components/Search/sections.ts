import type {IndexedPage, IndexedSection, SearchIndex} from '@site/lib/search-index';
import {termOf, wordsOf} from './words';

/** A section as it is searched. */
export interface Section extends Omit<IndexedSection, 'id' | 'page'> {
  /** Its place in the index. */
  id: number;
  anchor: string | undefined;
  /** If it is an entry of the reference, its name, as it is written and as terms. */
  name: string | undefined;
  called: readonly string[];
  page: IndexedPage;
  /** What stands above it: the page's title, its platform and the headings. */
  context: string;
  /** What readers call it: a line for each word or phrase. */
  words: string;
}

/**
 * The name of an entry of the reference, from its id: a member or a type as it is written, all else in small letters. A
 * heading of several words, the first of them one of these, has such an id too, and counts as one.
 */
const nameOf = (id = '') => /^(?:api|error|event|state)-(.+)/.exec(id)?.[1]?.replaceAll('-', '');

export const sectionsOf = ({pages, platforms, sections, words}: SearchIndex): Section[] =>
  sections.flatMap(({page: place, id: anchor, ...section}, id) => {
    const page = pages[place];
    const name = nameOf(anchor);
    // A value's id has its type before its name, and so may its heading.
    const inHeading = wordsOf(section.heading);
    const called = name ? [name, inHeading.join(''), inHeading.at(-1) ?? ''].map(termOf) : [];
    const context = [page?.title, platforms[page?.platform ?? ''], ...section.parents].join('\n');
    return page
      ? [{...section, id, anchor, name, called, page, context, words: words[anchor ?? ''] ?? ''}]
      : [];
  });
