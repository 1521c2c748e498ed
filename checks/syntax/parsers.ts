import {parseJson, parseToml, parseYaml} from './data-parsers';
import {parseDart, parseDartFragment} from './dart';
import {parseProperties, parseXcconfig} from './line-parsers';
import {parsePlist} from './plist';
import type {SyntaxParser} from './syntax-problem';
import {treeSitter} from './tree-sitter';
import {typeScript} from './typescript';
import {parseXml, parseXmlFragment} from './xml';

const kotlin = treeSitter('kotlin');
const swift = treeSitter('swift');
const groovy = treeSitter('groovy');
const ruby = treeSitter('ruby');

/** For files in `samples/`, by their extensions or whole names. */
export const codeFiles: Record<string, SyntaxParser> = {
  kt: kotlin,
  kts: kotlin,
  swift,
  dart: parseDart,
  js: typeScript('js'),
};

export const dataFiles: Record<string, SyntaxParser> = {
  json: parseJson,
  arb: parseJson,
  yaml: parseYaml,
  toml: parseToml,
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
export const snippets: Record<string, SyntaxParser> = {
  kotlin,
  swift,
  dart: parseDartFragment,
  ts: typeScript('ts'),
  tsx: typeScript('tsx'),
  js: typeScript('js'),
  jsx: typeScript('jsx'),
  json: parseJson,
  yaml: parseYaml,
  toml: parseToml,
  xml: parseXmlFragment,
  ruby,
  bash: treeSitter('bash'),
  groovy,
  properties: parseProperties,
};
