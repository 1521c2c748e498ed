import {brief} from './brief.mjs';

/** Says what went wrong and how to fix it; with the stack trace if DEBUG is set. */
export function printError(error) {
  console.error(process.env.DEBUG ? error : `\n[ERROR] ${reasonsOf(error).join('\n')}`);
}

/** What Docusaurus wraps around the errors of a locale and a page; of the latter, its address matters. */
const WRAPPER =
  /^(?:Unable to build website for locale|Can't render static file for pathname "(?<page>.*)")/;

/**
 * The messages of an error and its causes, outermost first, each only once even if many pages fail for the
 * same reason; then with the first of them.
 *
 * @param {unknown} error
 * @returns {string[]}
 */
export function reasonsOf(error) {
  const pages = new Map();
  for (const {reason, page} of causesOf(error, '')) {
    pages.set(reason, pages.get(reason) ?? page);
  }
  return [...pages].map(([reason, page]) => (page ? `${page}  ${reason}` : reason));
}

/**
 * @param {unknown} error
 * @param {string} around the page that the error is about, if any
 * @returns {{reason: string, page: string}[]}
 */
function causesOf(error, around) {
  if (!(error instanceof Error)) {
    return [{reason: String(error), page: around}];
  }
  const wrapper = WRAPPER.exec(error.message);
  const page = wrapper?.groups?.page ?? around;
  const causes = error instanceof AggregateError ? error.errors : error.cause ? [error.cause] : [];
  const inner = causes.flatMap((cause) => causesOf(cause, page));
  const saysMore = error.message !== '' && !wrapper;
  return saysMore || inner.length === 0 ? [{reason: brief(error.message), page}, ...inner] : inner;
}
