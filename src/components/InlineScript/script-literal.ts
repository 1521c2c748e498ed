/** A value as a literal of a script that stands in HTML: `<` cannot end the script. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
