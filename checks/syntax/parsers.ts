import {parseJson, parseYaml} from './data-parsers';
import {parseDart, parseDartFragment} from './dart';
import {parseProperties, parseXcconfig} from './line-parsers';
import {parsePlist} from './plist';
import type {SyntaxParser} from './syntax-problem';
import {treeSitter} from './tree-sitter';
import {parseXml, parseXmlFragment} from './xml';

const kotlin = treeSitter('kotlin');
const swift = treeSitter('swift');
const groovy = treeSitter('groovy');
const ruby = treeSitter('ruby');
const toml = treeSitter('toml');
const javascript = treeSitter('javascript');

/** For files in `samples/`, by their extensions or whole names. */
export const sampleFiles: Readonly<Record<string, SyntaxParser>> = {
  kt: kotlin,
  kts: kotlin,
  swift,
  dart: parseDart,
  js: javascript,
  json: parseJson,
  arb: parseJson,
  yaml: parseYaml,
  toml,
  xml: parseXml,
  plist: parsePlist,
  xcprivacy: parsePlist,
  pbxproj: parsePlist,
  properties: parseProperties,
  xcconfig: parseXcconfig,
  gradle: groovy,
  Podfile: ruby,
};

/** For code blocks, by the language of their fences. */
export const snippets: Readonly<Record<string, SyntaxParser>> = {
  kotlin,
  swift,
  dart: parseDartFragment,
  ts: treeSitter('typescript'),
  tsx: treeSitter('tsx'),
  js: javascript,
  jsx: javascript,
  json: parseJson,
  yaml: parseYaml,
  toml,
  xml: parseXmlFragment,
  ruby,
  bash: treeSitter('bash'),
  groovy,
  properties: parseProperties,
};
