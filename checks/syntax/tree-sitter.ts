import fs from 'node:fs';
import {setFlagsFromString} from 'node:v8';
import {Language, Parser} from 'web-tree-sitter';
import {fillGrammarGaps, needsNoToken} from './grammar-gaps';
import {stopsOfParser} from './parser-stops';
import {mendSwiftScanner} from './swift-scanner';
import {problemAtOffset, type SyntaxParser} from './syntax-problem';
import {faultsIn} from './tree-faults';

/** The grammars that are used, as `tree-sitter-wasm` names their folders and files. */
export type GrammarName = 'kotlin' | 'swift' | 'dart' | 'ruby' | 'bash' | 'groovy';

let runtime: Promise<void> | undefined;

const parsers = new Map<GrammarName, Promise<Parser>>();

/**
 * Begins once a run. V8 would go on to optimise the Swift grammar for seconds, in the background,
 * and the process could not end before that; parsing all samples takes a tenth of one.
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

/** A grammar is loaded once a run, and only where it is needed. */
function parserFor(grammar: GrammarName): Promise<Parser> {
  const parser = parsers.get(grammar) ?? createParser(grammar);
  parsers.set(grammar, parser);
  return parser;
}

/**
 * Finds every ERROR and MISSING node that a grammar of tree-sitter gives a text: a whole file, or
 * statements, except in Dart, whose files hold declarations only.
 *
 * These grammars are written for editors: they see a broken structure, and let pass some of what a
 * compiler would refuse, such as modifiers that exclude each other.
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
