import {
  readFrontMatter,
  readYaml,
  type Entry,
} from '../../plugins/content/front-matter/read-front-matter';
import {isPage} from '../pages/read-page';
import type {SourceFile} from '../source-files';

/** The title or description of a page, with facts expanded, and its place. */
export interface MetadataText {
  filePath: string;
  /** Counted from 1; the entry's first line if the text is missing. */
  line: number;
  kind: 'title' | 'description';
  /** Undefined if the page has none. */
  text: string | undefined;
}

/**
 * The titles and descriptions that writers give to pages: in the front matter of docs, posts and
 * stand-alone pages, and the descriptions of tag and author pages.
 */
export function readTexts(file: SourceFile): MetadataText[] {
  const {filePath} = file;
  if (isPage(file)) {
    const {entries, fault} = readFrontMatter(file);
    return (['title', 'description'] as const).flatMap((kind) =>
      // What can't be read is up to front-matter/front-matter.ts.
      fault || entries.some(({key, value}) => key === kind && typeof value !== 'string')
        ? []
        : [readText(filePath, entries, kind, 1)],
    );
  }
  return ['blog/authors.yml', 'blog/tags.yml', 'docs/tags.yml'].includes(filePath)
    ? readYaml(file).entries.map(({entries, place}) =>
        readText(filePath, entries, 'description', place.line),
      )
    : [];
}

function readText(
  filePath: string,
  entries: readonly Entry[],
  kind: MetadataText['kind'],
  firstLine: number,
): MetadataText {
  const {value, place} = entries.find(({key}) => key === kind) ?? {};
  return typeof value === 'string' && place
    ? {filePath, line: place.line, kind, text: value}
    : {filePath, line: firstLine, kind, text: undefined};
}
