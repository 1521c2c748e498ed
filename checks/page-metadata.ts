import {readFrontMatter, readYaml} from '../plugins/content/front-matter/faults';
import {isPage} from './page';
import type {Check, SourceFile} from './source-files';

/**
 * The length of a description in characters, with facts expanded. Search engines cut longer ones, and
 * shorter ones say too little to choose a result by.
 */
export const DESCRIPTION_LENGTH = {least: 50, most: 160};

/** Files whose entries have pages that the theme generates, with a description each. */
const OF_THEME = ['blog/authors.yml', 'blog/tags.yml', 'docs/tags.yml'];

/**
 * Every page has a title and a description of its own, and search engines can show the whole description.
 * Pages that the theme generates are checked in the built site: tests/content/head.spec.ts.
 */
export const pageMetadata: Check = (files) => {
  /** Where each title and description was seen first. */
  const seen = new Map<string, string>();
  return files.flatMap(readTexts).flatMap(({filePath, line, kind, text}) => {
    const place = `${filePath}:${line}`;
    const twin = seen.get(`${kind} ${text}`);
    seen.set(`${kind} ${text}`, twin ?? place);
    const {least, most} = DESCRIPTION_LENGTH;
    const fault = (problem: string, mend: string) => [{filePath, line, problem, mend}];
    if (!text) {
      return fault(`there is no ${kind}`, 'add one');
    }
    return [
      ...(kind === 'description' && (text.length < least || text.length > most)
        ? fault(
            `the description has ${text.length} characters`,
            `write between ${least} and ${most}`,
          )
        : []),
      ...(twin ? fault(`${twin} has the same ${kind}`, 'say what sets this page apart') : []),
    ];
  });
};

/** The title or description of a page, with facts expanded, and its place; empty if the page has none. */
interface MetadataText {
  filePath: string;
  line: number;
  kind: 'title' | 'description';
  text: string;
}

/** Those in the front matter of docs, posts and stand-alone pages, and the descriptions of tag and author pages. */
function readTexts({filePath, text: source}: SourceFile): MetadataText[] {
  // What is no text is up to page-rules.ts.
  const textOf = (kind: MetadataText['kind'], value: unknown, line: number) => [
    {filePath, line, kind, text: typeof value === 'string' ? value : ''},
  ];
  if (isPage({filePath})) {
    const {values, lineOf, faults} = readFrontMatter(filePath, source);
    return faults.length > 0
      ? []
      : (['title', 'description'] as const).flatMap((kind) =>
          textOf(kind, values[kind], kind in values ? lineOf(kind) : 1),
        );
  }
  if (!OF_THEME.includes(filePath)) {
    return [];
  }
  const {values, lineOf} = readYaml(filePath, source);
  return Object.entries(values).flatMap(([name, value]) => {
    const {description} = Object(value) as {description?: unknown};
    const path = description === undefined ? [name] : [name, 'description'];
    return textOf('description', description, lineOf(...path));
  });
}
