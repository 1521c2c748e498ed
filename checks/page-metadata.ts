import type {Finding} from './finding';
import {readFacts} from '../plugins/content/facts';
import {readFrontMatter, readYaml, type Entry} from '../plugins/content/front-matter/faults';
import {isPage} from './page';
import type {Check, SourceFile} from './source-files';

/**
 * The length of a description in characters, with facts expanded. Search engines cut longer ones, and
 * shorter ones say too little to choose a result by.
 */
export const DESCRIPTION_LENGTH = {least: 50, most: 160};

/**
 * Every page has a title and a description of its own, and search engines can show the whole description.
 * Pages that the theme generates are checked in the built site: tests/content/head.spec.ts.
 */
export const pageMetadata: Check = (files) => {
  const texts = files.flatMap(readTexts);
  return texts.flatMap((text, index) => checkText(text, texts.slice(0, index)));
};

/** The title or description of a page, with facts expanded, and its place. */
interface MetadataText {
  filePath: string;
  /** Counted from 1; the entry's first line if the text is missing. */
  line: number;
  kind: 'title' | 'description';
  /** Undefined if the page has none. */
  text: string | undefined;
}

/** Those in the front matter of docs, posts and stand-alone pages, and the descriptions of tag and author pages. */
function readTexts(file: SourceFile): MetadataText[] {
  const {filePath} = file;
  const {text} = readFacts({filePath, fileContent: file.text});
  if (isPage(file)) {
    const {entries, faults} = readFrontMatter(filePath, text);
    return (['title', 'description'] as const).flatMap((kind) =>
      // What can't be read is up to page-rules.ts.
      faults.length > 0 || entries.some(({key, value}) => key === kind && typeof value !== 'string')
        ? []
        : [readText(filePath, entries, kind, 1)],
    );
  }
  return ['blog/authors.yml', 'blog/tags.yml', 'docs/tags.yml'].includes(filePath)
    ? readYaml(filePath, text).entries.map(({entries, line}) =>
        readText(filePath, entries, 'description', line),
      )
    : [];
}

function readText(
  filePath: string,
  entries: readonly Entry[],
  kind: MetadataText['kind'],
  firstLine: number,
): MetadataText {
  const {value, line} = entries.find(({key}) => key === kind) ?? {};
  return typeof value === 'string' && line
    ? {filePath, line, kind, text: value}
    : {filePath, line: firstLine, kind, text: undefined};
}

function checkText(found: MetadataText, earlier: readonly MetadataText[]): Finding[] {
  const {filePath, line, kind, text} = found;
  if (!text) {
    return [{filePath, line, problem: `there is no ${kind}`, mend: 'add one'}];
  }
  const {least, most} = DESCRIPTION_LENGTH;
  const twin = earlier.find((other) => other.kind === kind && other.text === text);
  return [
    ...(kind === 'description' && (text.length < least || text.length > most)
      ? [
          {
            filePath,
            line,
            problem: `the description has ${text.length} characters`,
            mend: `write between ${least} and ${most}`,
          },
        ]
      : []),
    ...(twin
      ? [
          {
            filePath,
            line,
            problem: `${twin.filePath}:${twin.line} has the same ${kind}`,
            mend: 'say what sets this page apart',
          },
        ]
      : []),
  ];
}
