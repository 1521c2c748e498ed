import {LineCounter, isMap, isNode, isScalar, parseDocument, type YAMLMap} from 'yaml';
import {type Place, placeOfOffset, type SourceFault} from '../../../lib/faults';
import {expandFacts} from '../facts';
import {yamlFault} from './yaml-fault';

/** A text file, with facts not expanded. */
interface TextFile {
  filePath: string;
  text: string;
}

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
  /** Why there are none: the text isn't YAML, or the block is missing or not closed. */
  fault?: SourceFault;
}

const BLOCK = /^---\n([\s\S]*?)\n---\s*?(\n|$)/;

/** The entries of a page's front matter, as they are ordered there. */
export function readFrontMatter({filePath, text}: TextFile): FrontMatter {
  const [, block] = BLOCK.exec(text) ?? [];
  return block === undefined
    ? {
        entries: [],
        fault: {
          filePath,
          line: 1,
          column: 1,
          problem: 'there is no front matter',
          mend: 'begin the page with a line of ---, the keys, and another ---',
        },
      }
    : // The first line is the fence.
      readYaml({filePath, text: `\n${block}`});
}

/** The entries of a YAML file, such as `blog/tags.yml`. */
export function readYaml({filePath, text}: TextFile): FrontMatter {
  const lines = new LineCounter();
  const source = expandFacts({fileContent: text, filePath});
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const {contents} = document;
  const fault = yamlFault(document);
  if (fault) {
    const {offset, problem, mend} = fault;
    return {entries: [], fault: {...placeOfOffset(filePath, source, offset), problem, mend}};
  }
  if (!isMap(contents)) {
    const place = {filePath, line: 2, column: 1};
    return {entries: [], fault: {...place, problem: 'there are no keys', mend: 'write key: value'}};
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
