import fs from 'node:fs';
import {setFlagsFromString} from 'node:v8';
import {Language, Parser, Query} from 'web-tree-sitter';
import {placeOfOffset} from '../../lib/faults';
import {fillGrammarGaps} from './grammar-gaps';

/** Where a text breaks the rules of its language; line and column count from 1. */
interface SyntaxProblem {
  line: number;
  column?: number;
  /** What is wrong, as worded in a finding: `"}" is missing`. */
  problem: string;
}

/** Knows one language: takes a text and finds where it first breaks the language's rules. */
export type SyntaxParser = (
  text: string,
) => SyntaxProblem | undefined | Promise<SyntaxProblem | undefined>;

interface Grammar {
  parser: Parser;
  /** What the parser couldn't make sense of, and what it had to add. */
  faults: Query;
}

let runtime: Promise<void> | undefined;

const grammars = new Map<string, Promise<Grammar>>();

/** A grammar is loaded once per run, and only if it is needed. */
function grammarOf(name: string): Promise<Grammar> {
  const grammar = grammars.get(name) ?? loadGrammar(name);
  grammars.set(name, grammar);
  return grammar;
}

async function loadGrammar(name: string): Promise<Grammar> {
  runtime ??= startRuntime();
  await runtime;
  const file = require.resolve(`tree-sitter-wasm/${name}/tree-sitter-${name}.wasm`);
  const wasm = fs.readFileSync(file);
  const language = await Language.load(name === 'swift' ? withOwnMemory(wasm) : wasm);
  return {
    parser: new Parser().setLanguage(language),
    faults: new Query(language, '[(ERROR) (MISSING)] @fault'),
  };
}

/**
 * Starts once per run. V8 would continue to optimise the Swift grammar in the background for seconds,
 * and the process couldn't end before that; parsing all samples takes a tenth of a second.
 */
function startRuntime(): Promise<void> {
  setFlagsFromString('--liftoff-only');
  return Parser.init();
}

/** `calloc(0, 4)`, with which the scanner of tree-sitter-swift 0.7.1 allocates its state. */
const NO_MEMORY = Buffer.from([0x41, 0, 0x41, 4, 0x10]);

/**
 * The Swift grammar, with memory of its own for its scanner's state: without any, macros, `#if` and raw strings
 * sometimes come out as errors. The next version uses `calloc(1, 4)`, so this can then go:
 * https://github.com/alex-pinkus/tree-sitter-swift/pull/554
 */
function withOwnMemory(wasm: Buffer): Buffer {
  const mended = Buffer.from(wasm);
  mended[wasm.indexOf(NO_MEMORY) + 1] = 1;
  return mended;
}

/**
 * A parser for a whole file or, except in Dart, whose files only hold declarations, for statements.
 *
 * These grammars are written for editors: they notice a broken structure, but accept some things that a
 * compiler would reject, such as mutually exclusive modifiers.
 *
 * @param name that of the grammar's folder and file in `tree-sitter-wasm`
 */
export function treeSitter(name: string): SyntaxParser {
  return async (text) => {
    const {parser, faults} = await grammarOf(name);
    const source = fillGrammarGaps(text, name);
    const tree = parser.parse(source);
    const [fault] = tree ? faults.captures(tree.rootNode) : [];
    if (!fault) {
      return undefined;
    }
    const {isMissing, startIndex, type} = fault.node;
    const offset = isMissing ? startIndex : stopOfParser(parser, source);
    const [token] = /^(?:\w+|[-=<>!&|?]+|\S)/.exec(text.slice(offset)) ?? [];
    return {
      ...placeOfOffset('', text, offset),
      problem: isMissing
        ? `${type} is missing`
        : token
          ? `"${token}" is unexpected here`
          : 'the text ends too early',
    };
  };
}

const TOKEN = /^process .* row:(\d+), col:(\d+)/;

/**
 * The offset of the first token that a parser can't make sense of. The node of an error may begin far above: for a
 * missing brace, at the start of the file. Only the parser's log says where it gave up: `detect_error` if one
 * interpretation fails, and `resume` if none was left.
 */
function stopOfParser(parser: Parser, text: string): number {
  const lines = text.split('\n');
  let end = 0;
  let detected = 0;
  let stop: number | undefined;
  parser.setLogger((message) => {
    const [, row, bytes] = TOKEN.exec(message) ?? [];
    if (row !== undefined) {
      // The log counts bytes, and the runtime uses two per character.
      end =
        lines.slice(0, Number(row)).join('\n').length +
        Math.min(1, Number(row)) +
        Number(bytes) / 2;
    } else if (message.startsWith('detect_error')) {
      detected = end;
    } else if (message.startsWith('resume')) {
      stop ??= detected;
    }
  });
  parser.parse(text)?.delete();
  parser.setLogger(null);
  const blanks = text.slice(stop).search(/\S/);
  return (stop ?? 0) + Math.max(blanks, 0);
}
