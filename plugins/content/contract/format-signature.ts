/** Longest line that the docs' text column shows without scrolling at desktop width. */
const MAX_LENGTH = 72;

/**
 * Breaks a long signature after its opening parenthesis and after each of its parameters.
 *
 * `fun start(id: String, options: Map<String, Int>): Session` →
 * `fun start(\n    id: String,\n    options: Map<String, Int>\n): Session`
 */
export function formatSignature(signature: string): string {
  if (signature.length <= MAX_LENGTH || !signature.includes('(')) {
    return signature;
  }
  let depth = 0;
  let result = '';
  for (const character of signature) {
    if ('(<[{'.includes(character)) {
      depth += 1;
      result += character === '(' && depth === 1 ? '(\n    ' : character;
    } else if (')]}'.includes(character) || (character === '>' && !/[=-]$/.test(result))) {
      depth -= 1;
      result += character === ')' && depth === 0 ? '\n)' : character;
    } else {
      result += character === ',' && depth === 1 ? ',\n   ' : character;
    }
  }
  return result.replace(/\(\n\s+\n\)/g, '()');
}
