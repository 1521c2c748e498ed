import fs from 'node:fs';
import {setFlagsFromString} from 'node:v8';
import {Language, Parser} from 'web-tree-sitter';
import {fillGrammarGaps, needsNoToken} from './grammar-gaps';
import {stopsOfParser} from './parser-stops';
import {mendSwiftScanner} from './swift-scanner';
import {problemAtOffset, type SyntaxParser} from './syntax-problem';
import {faultsIn} from './tree-faults';

/** The grammars in use, as `tree-sitter-wasm` names their folders and files. */
export type GrammarName =
  | 'kotlin'
  | 'swift'
  | 'dart'
  | 'javascript'
  | 'typescript'
  | 'tsx'
  | 'ruby'
  | 'bash'
  | 'groovy'
  | 'toml';

let runtime: Promise<void> | undefined;

const parsers = new Map<GrammarName, Promise<Parser>>();

/**
 * Starts once per run. V8 would continue to optimise the Swift grammar in the background for seconds,
 * and the process couldn't end before that; parsing all samples takes a tenth of a second.
 */
function startRuntime(): Promise<void> {
  setFlagsFromString('--liftoff-only');
  return Parser.init();
}

async function createParser(grammar: GrammarName): Promise<Parser> {
  runtime ??= startRuntime();
  await runtime;
  const wasm = fs.readFileSync(
    require.resolve(`tree-sitter-wasm/${grammar}/tree-sitter-${grammar}.wasm`),
  );
  const language = await Language.load(grammar === 'swift' ? mendSwiftScanner(wasm) : wasm);
  return new Parser().setLanguage(language);
}

/** A grammar is loaded once per run, and only if it is needed. */
function parserFor(grammar: GrammarName): Promise<Parser> {
  const parser = parsers.get(grammar) ?? createParser(grammar);
  parsers.set(grammar, parser);
  return parser;
}

/**
 * Finds every ERROR and MISSING node that a tree-sitter grammar produces for a text: a whole file or,
 * except in Dart, whose files only hold declarations, statements.
 *
 * These grammars are written for editors: they notice a broken structure, but accept some things that a
 * compiler would reject, such as mutually exclusive modifiers.
 */
export function treeSitter(grammar: GrammarName): SyntaxParser {
  return async (text) => {
    const parser = await parserFor(grammar);
    const source = fillGrammarGaps(text, grammar);
    const tree = parser.parse(source);
    if (!tree?.rootNode.hasError) {
      tree?.delete();
      return [];
    }
    const faults = faultsIn(tree.rootNode, text, stopsOfParser(parser, source));
    tree.delete();
    return faults
      .filter(({offset, isNameless}) => !isNameless || !needsNoToken(text.charAt(offset), grammar))
      .map(({offset, problem}) => problemAtOffset(text, offset, problem));
  };
}
