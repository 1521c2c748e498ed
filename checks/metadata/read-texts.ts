import {LineCounter, parseDocument, type YAMLMap, isMap, isScalar} from 'yaml';
import {expandFacts} from '../../plugins/content/facts';
import {isPage} from '../pages/read-page';
import type {SourceFile} from '../source-files';

/** A title or a description of a page, with facts expanded, and where it stands. */
export interface MetadataText {
  filePath: string;
  /** Counted from 1; that of the entry's first line where the text is missing. */
  line: number;
  kind: 'title' | 'description';
  /** Undefined where the page has none. */
  text: string | undefined;
}

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---/;

/**
 * The titles and descriptions that writers give to pages: in the front matter of docs, posts and
 * stand-alone pages, and the descriptions of the pages of tags and authors.
 */
export function readTexts(file: SourceFile): MetadataText[] {
  if (isPage(file)) {
    const [, frontMatter = ''] = FRONT_MATTER.exec(file.text) ?? [];
    // The first line is the fence.
    const {root, lineOf} = parse(file.filePath, `\n${frontMatter}`);
    return (['title', 'description'] as const).map((kind) =>
      readText(file.filePath, root, kind, 1, lineOf),
    );
  }
  if (file.filePath === 'blog/tags.yml' || file.filePath === 'blog/authors.yml') {
    const {root, lineOf} = parse(file.filePath, file.text);
    return (root?.items ?? []).map(({key, value}) =>
      readText(file.filePath, isMap(value) ? value : undefined, 'description', lineOf(key), lineOf),
    );
  }
  return [];
}

function parse(filePath: string, fileContent: string) {
  const lineCounter = new LineCounter();
  const {contents} = parseDocument(expandFacts({fileContent, filePath}), {lineCounter});
  return {
    root: isMap(contents) ? contents : undefined,
    lineOf: (node: unknown) =>
      lineCounter.linePos(isScalar(node) ? (node.range?.[0] ?? 0) : 0).line,
  };
}

function readText(
  filePath: string,
  map: YAMLMap | undefined,
  kind: MetadataText['kind'],
  firstLine: number,
  lineOf: (node: unknown) => number,
): MetadataText {
  const node = map?.get(kind, true);
  return isScalar(node) && typeof node.value === 'string'
    ? {filePath, line: lineOf(node), kind, text: node.value}
    : {filePath, line: firstLine, kind, text: undefined};
}
