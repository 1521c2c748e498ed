import {visit, type Document, type YAMLError} from 'yaml';

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

/** The first reason why a text isn't YAML that Docusaurus reads; undefined if there is none. */
export function yamlFault(document: Document): YamlFault | undefined {
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
