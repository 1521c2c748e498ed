import {fromXml} from 'xast-util-from-xml';
import {parseAllDocuments} from 'yaml';
import {placeOfOffset} from '../../lib/faults';
import {treeSitter, type SyntaxParser} from './tree-sitter';

const parseDartFile = treeSitter('dart');

/** Declarations, as in a file, or statements, as in a function. */
const dart: SyntaxParser = async (text) => {
  const asFile = await parseDartFile(text);
  const asStatements = asFile && (await parseDartFile(`void snippet() async {\n${text}\n}\n`));
  // Whichever interpretation gets further is the one that the writer meant.
  return asStatements && asStatements.line - 1 > asFile.line
    ? {...asStatements, line: asStatements.line - 1}
    : asStatements && asFile;
};

const yaml: SyntaxParser = (text) => {
  const [fault] = parseAllDocuments(text, {prettyErrors: false}).flatMap(({errors, warnings}) => [
    ...errors,
    ...warnings,
  ]);
  return fault && {...placeOfOffset('', text, fault.pos[0]), problem: fault.message};
};

/** A document, or elements that are part of one. */
const xml: SyntaxParser = (text) => {
  try {
    fromXml(text.startsWith('<?xml') ? text : `<fragment>${text}</fragment>`);
    return undefined;
  } catch (error) {
    // `XmlError: Missing end tag for element b (line 3, column 1)`, with an excerpt below.
    const cause = String(error instanceof Error ? error.cause : error);
    const [, problem = cause, line = 1] = /^XmlError: (.*) \(line (\d+), /.exec(cause) ?? [];
    return {line: Number(line), problem};
  }
};

/** Text in which nothing can be a syntax error. */
const plain: SyntaxParser = () => undefined;

const bash = treeSitter('bash');
const groovy = treeSitter('groovy');
const ini = treeSitter('ini');
const javascript = treeSitter('javascript');
const json = treeSitter('json');
const kotlin = treeSitter('kotlin');
const ruby = treeSitter('ruby');
const swift = treeSitter('swift');
const toml = treeSitter('toml');
const tsx = treeSitter('tsx');
const typescript = treeSitter('typescript');

/** By the languages of fences, and by the extensions and whole names of samples. */
export const parsers: Readonly<Partial<Record<string, SyntaxParser>>> = {
  ...{bash, sh: bash, shell: bash, gradlew: bash},
  dart,
  ...{bat: plain, gitignore: plain, md: plain, text: plain},
  ...{groovy, gradle: groovy},
  ...{javascript, js: javascript, jsx: javascript},
  ...{json, arb: json},
  ...{kotlin, kt: kotlin, kts: kotlin},
  ...{properties: ini, xcconfig: ini},
  ...{ruby, rb: ruby, Podfile: ruby},
  swift,
  toml,
  ...{typescript, ts: typescript, tsx},
  ...{xml, plist: xml, xcprivacy: xml, pbxproj: xml},
  ...{yaml, yml: yaml},
};
