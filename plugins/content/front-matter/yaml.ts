import {
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import {placeOfOffset, type Place, type SourceFault} from '../../../lib/faults';
import {readFacts} from '../facts';

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
  /** None if the text can't be read. */
  entries: Entry[];
  /** Unknown facts, and why the text can't be read. */
  faults: SourceFault[];
}

/** Front matter as Docusaurus reads it: between two lines of dashes, which may end in spaces; it may be empty. */
export const FRONT_MATTER = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/;

/** What was meant as front matter, below something that makes it text: a blank line or a comment. */
const BELOW = /^(?:\s+|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})+---[ \t]*\n[\w-]+:/;

/** The entries of a page's front matter, as they are ordered there. */
export function readFrontMatter({filePath, text}: TextFile): FrontMatter {
  const [whole, block = ''] = FRONT_MATTER.exec(text) ?? [];
  return whole === undefined
    ? {
        entries: [],
        faults: [
          {
            ...{filePath, line: 1, column: 1},
            problem: `there is no front matter${BELOW.test(text) ? ' in the first line' : ''}`,
            mend: 'begin the page with a line of ---, the keys, and another ---',
          },
        ],
      }
    : // The first line is the fence.
      readYaml({filePath, text: `\n${block}`});
}

/** Whether a page has front matter, or was meant to. */
export const hasFrontMatter = (text: string): boolean =>
  FRONT_MATTER.test(text) || BELOW.test(text);

/** The entries of a YAML file, such as `blog/tags.yml`. */
export function readYaml({filePath, text}: TextFile): FrontMatter {
  const lines = new LineCounter();
  const {text: source, faults} = readFacts({fileContent: text, filePath});
  const document = parseDocument(source, {lineCounter: lines, prettyErrors: false});
  const {contents} = document;
  const fault = yamlFault(document);
  if (fault) {
    const {offset, problem, mend} = fault;
    return {
      entries: [],
      faults: [...faults, {...placeOfOffset(filePath, source, offset), problem, mend}],
    };
  }
  return isMap(contents)
    ? {entries: entriesOf(contents), faults}
    : {
        entries: [],
        faults: [
          ...faults,
          {filePath, line: 2, column: 1, problem: 'there are no keys', mend: 'write key: value'},
        ],
      };

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

interface YamlFault {
  offset: number;
  problem: string;
  mend: string;
}

const QUOTE = 'put the whole value in quotes: key: "value"';

/** How to fix what the parser names, where its own words say too little. */
const FAULTS: Partial<Record<YAMLError['code'], {problem?: string; mend: string}>> = {
  BAD_INDENT: {mend: 'indent the keys of a level alike, and close what is open'},
  BLOCK_AS_IMPLICIT_KEY: {
    problem: 'a second key begins within a value',
    mend: `${QUOTE}; or indent the key like the one above it`,
  },
  DUPLICATE_KEY: {mend: 'keep one of them'},
  MISSING_CHAR: {mend: 'close the quotes, brackets or braces'},
  MULTILINE_IMPLICIT_KEY: {
    problem: 'this is neither a key nor a value',
    mend: 'write key: value, with a space after the colon',
  },
  TAB_AS_INDENT: {mend: 'indent with spaces'},
};

/** The first reason why a text isn't YAML that Docusaurus reads, since the others mostly follow from it. */
function yamlFault(document: Document): YamlFault | undefined {
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const {problem = error.message, mend = QUOTE} = FAULTS[error.code] ?? {};
    return {offset: error.pos[0], problem, mend};
  }
  let fault: YamlFault | undefined;
  visit(document, {
    // To YAML, it refers to another value, which nobody here means.
    Alias: (_, {range}) => {
      fault ??= {offset: range?.[0] ?? 0, problem: 'a value begins with an asterisk', mend: QUOTE};
    },
  });
  return fault;
}
