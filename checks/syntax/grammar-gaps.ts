interface Gap {
  /** What is valid, but unknown to the grammar. */
  pattern: RegExp;
  /** What the grammar accepts instead; never longer. */
  fill: string;
}

/**
 * Valid syntax that a grammar doesn't know yet. Keep entries narrow: what is filled isn't checked. When
 * `tree-sitter-wasm` is updated, see which entries can go.
 */
const GAPS: Readonly<Partial<Record<string, readonly Gap[]>>> = {
  // Comments in Xcode's settings.
  ini: [{pattern: /^\/\/.*/gm, fill: ''}],
  kotlin: [
    {pattern: /\bfun interface\b/g, fill: 'interface'},
    // Open ranges, of Kotlin 1.9: `0..<10`.
    {pattern: /\.\.</g, fill: '..'},
    // Guards, of Kotlin 2.2: `is A if b ->` has the shape of `is A, b ->`.
    {pattern: /(?<=^[ \t]*!?i[sn][ \t][^\n={-]*[ \t])if(?=[ \t].*->)/gm, fill: ','},
  ],
  swift: [
    // Between the members of a type; the code of all branches is parsed, one after another.
    {pattern: /^[ \t]*#(?:if|elseif|else|endif)\b.*$/gm, fill: ''},
    // In a condition: after both words, the block is mistaken for a trailing closure.
    {pattern: /\btry await\b/g, fill: 'try'},
    // Typed throws, of Swift 6.
    {pattern: /\bthrows\([\w.]+\)/g, fill: 'throws'},
    {pattern: /\bnonisolated\((?:unsafe|nonsending)\)/g, fill: ''},
  ],
};

/** The text with its gaps filled; every other character keeps its line and column. */
export function fillGrammarGaps(text: string, grammar: string): string {
  return (GAPS[grammar] ?? []).reduce(
    (filled, {pattern, fill}) => filled.replace(pattern, (match) => fill.padStart(match.length)),
    text,
  );
}
