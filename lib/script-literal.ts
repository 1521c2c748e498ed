/** A value as a literal for a script inside HTML, in which `<` can't end the script. */
export function scriptLiteral(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
