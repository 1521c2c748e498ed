import type {GrammarName} from './tree-sitter';

interface Gap {
  /** What is valid, and not known to the grammar. */
  pattern: RegExp;
  /** What the grammar takes in its place; never longer. */
  fill: string;
}

/**
 * Valid syntax that a grammar does not know yet. Keep it narrow: what is filled is not checked.
 * Try every entry without it when `tree-sitter-wasm` is updated.
 */
const GAPS: Partial<Record<GrammarName, readonly Gap[]>> = {
  kotlin: [
    {pattern: /\bfun interface\b/g, fill: 'interface'},
    // Open ranges, of Kotlin 1.9: `0..<10`.
    {pattern: /\.\.</g, fill: '..'},
    // Guards, of Kotlin 2.2: `is A if b ->` has the shape of `is A, b ->`.
    {pattern: /(?<=^[ \t]*!?i[sn][ \t][^\n={-]*[ \t])if(?=[ \t].*->)/gm, fill: ','},
  ],
  swift: [
    // Between the members of a type; the code of all branches is parsed, one after the other.
    {pattern: /^[ \t]*#(?:if|elseif|else|endif)\b.*$/gm, fill: ''},
    // In a condition: after both words the block is taken for a trailing closure.
    {pattern: /\btry await\b/g, fill: 'try'},
    // Typed throws, of Swift 6.
    {pattern: /\bthrows\([\w.]+\)/g, fill: 'throws'},
    {pattern: /\bnonisolated\((?:unsafe|nonsending)\)/g, fill: ''},
  ],
};

/** The text with its gaps filled; every other character stays at its line and column. */
export function fillGrammarGaps(text: string, grammar: GrammarName): string {
  return (GAPS[grammar] ?? []).reduce(
    (filled, {pattern, fill}) => filled.replace(pattern, (match) => fill.padStart(match.length)),
    text,
  );
}

/**
 * Whether a grammar wrongly misses a token that has no name: the Kotlin grammar wants a line break
 * before the brace that closes a type.
 *
 * @param next the character at which the token is missing
 */
export function needsNoToken(next: string, grammar: GrammarName): boolean {
  return grammar === 'kotlin' && next === '}';
}
