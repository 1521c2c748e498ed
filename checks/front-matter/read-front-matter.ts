import {LineCounter, isMap, isNode, isScalar, parseDocument, type YAMLMap} from 'yaml';
import {expandFacts} from '../../plugins/content/facts';
import {placeOfOffset, type Place} from '../../lib/source-error';
import type {SourceFile} from '../source-files';

export interface Entry {
  key: string;
  /** As YAML reads it, with facts expanded. */
  value: unknown;
  place: Place;
  /** Those of the value, if it is a map. */
  entries: Entry[];
}

export interface FrontMatter {
  entries: Entry[];
  /** Where the text isn't YAML, or where the block is missing or not closed. */
  fault?: {place: Place; problem: string};
}

const BLOCK = /^---\n([\s\S]*?)\n---\s*?(\n|$)/;

/** The entries of a page's front matter, as they are ordered there. */
export function readFrontMatter({filePath, text}: SourceFile): FrontMatter {
  const [, block] = BLOCK.exec(text) ?? [];
  return block === undefined
    ? {
        entries: [],
        fault: {place: {filePath, line: 1, column: 1}, problem: 'there is no front matter'},
      }
    : // The first line is the fence.
      readYaml({filePath, text: `\n${block}`});
}

/** The entries of a YAML file, such as `blog/tags.yml`. */
export function readYaml({filePath, text}: SourceFile): FrontMatter {
  const lines = new LineCounter();
  const source = expandFacts({fileContent: text, filePath});
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const {contents} = document;
  const error = document.errors.at(0);
  if (error) {
    const place = placeOfOffset(filePath, source, error.pos[0]);
    return {entries: [], fault: {place, problem: error.message}};
  }
  if (!isMap(contents)) {
    const place = {filePath, line: 2, column: 1};
    return {entries: [], fault: {place, problem: 'the front matter has no keys'}};
  }
  return {entries: entriesOf(contents)};

  function entriesOf({items}: YAMLMap): Entry[] {
    return items.map(({key, value}) => {
      const {line, col: column} = lines.linePos(isScalar(key) ? (key.range?.[0] ?? 0) : 0);
      return {
        key: String(key),
        value: isNode(value) ? (value.toJS(document) as unknown) : value,
        place: {filePath, line, column},
        entries: isMap(value) ? entriesOf(value) : [],
      };
    });
  }
}

/** The keys of a YAML file; none if there is no such file. */
export const keysOf = (files: readonly SourceFile[], filePath: string): string[] =>
  files
    .filter((file) => file.filePath === filePath)
    .flatMap((file) => readYaml(file).entries.map(({key}) => key));
