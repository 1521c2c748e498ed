/** Says what went wrong and how to fix it; with the stack trace if DEBUG is set. */
export function printError(error) {
  console.error(process.env.DEBUG ? error : `\n[ERROR] ${causesOf(error).join('\n')}`);
}

/** What Docusaurus wraps around the errors of a locale and a page; neither says what went wrong. */
const WRAPPER = /^(Unable to build website for locale|Can't render static file for pathname)/;

/**
 * The messages of an error and its causes, outermost first, each only once even if many pages fail for the
 * same reason.
 *
 * @param {unknown} error
 * @returns {string[]}
 */
function causesOf(error) {
  if (!(error instanceof Error)) {
    return [String(error)];
  }
  const causes = error instanceof AggregateError ? error.errors : error.cause ? [error.cause] : [];
  const inner = causes.flatMap(causesOf);
  const saysMore = error.message !== '' && !WRAPPER.test(error.message);
  const messages = saysMore || inner.length === 0 ? [error.message.trim(), ...inner] : inner;
  return [...new Set(messages)];
}
