// How every command reports a mistake: what went wrong and how to fix it, without a stack trace. DEBUG=1 restores it.
// Loaded before a command, so that a mistake in a file that it imports, such as sidebars.ts, is reported briefly too.
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';

/** What Docusaurus wraps around the errors of a locale and a page; of the latter, its address matters. */
const WRAPPER =
  /^(?:Unable to build website for locale|Can't render static file for pathname "(?<page>.*)")/;

/** What the bundler prints before errors, and between two of them. */
const AROUND = /^(?:-{10,}|Failed to compile due to Webpack errors\.)$/;

/** How Docusaurus 3.10.2 wraps what is wrong with a page; the first line is left in a terminal. */
const OF_PAGE =
  /^(?:.*Module build failed.*\n)?.*MDX compilation failed for file .*\n *│ Cause: (.*(?:\n *│ (?!Details:).*)*)(?:\n *│.*)*/gm;

/**
 * What a message says to whoever made the mistake: one line for each mistake in a page, which the bundler compiles for
 * the browser and for the server.
 *
 * @param {string} message
 */
const brief = (message) =>
  message
    .replace(OF_PAGE, (_, faults) => faults.replace(/^ *│ /gm, ''))
    .split('\n')
    .filter((line, _, all) => line && (all.length === 1 || !AROUND.test(line.trim())))
    .filter((line, index, all) => !line.includes(' — ') || all.indexOf(line) === index)
    .join('\n')
    .trim();

/**
 * The messages of an error and its causes, outermost first, each only once even if many pages fail for the
 * same reason; then with the first of them.
 *
 * @param {unknown} error
 * @returns {string[]}
 */
export function reasonsOf(error) {
  /** @type {Map<string, string>} */
  const pages = new Map();
  collect(error, '');
  return [...pages].map(([reason, page]) => (page ? `${page}  ${reason}` : reason));

  /**
   * @param {unknown} one
   * @param {string} around the page that the error is about, if any
   */
  function collect(one, around) {
    const {message: coloured, cause} = one instanceof Error ? one : {message: String(one)};
    const message = stripVTControlCharacters(coloured);
    const causes = one instanceof AggregateError ? one.errors : cause ? [cause] : [];
    const wrapper = causes.length > 0 ? WRAPPER.exec(message) : undefined;
    const page = wrapper?.groups?.page ?? around;
    const reason = brief(message);
    // A fault in a source names its place: nothing need be said around it.
    const isAround = wrapper || cause?.faults;
    if (!isAround && !pages.has(reason) && (message || causes.length === 0)) {
      pages.set(reason, page);
    }
    causes.forEach((inner) => collect(inner, page));
  }
}

/**
 * A line for each place where Git has left a conflict; none without Git. Whatever else is wrong with such a file is
 * beside the point, and what reads it says that it isn't code, YAML or an address.
 */
function conflicts() {
  const {stdout} = spawnSync('git', ['grep', '-nE', '^<{7} '], {encoding: 'utf8'});
  const mend = 'resolve the conflict: keep one version, and delete the lines of <, = and >';
  return [...(stdout ?? '').matchAll(/^(.+:\d+):<{7} /gm)].map(
    ([, place]) => `${place}  Git has left a conflict here — ${mend}`,
  );
}

/** Says what went wrong and how to fix it, and ends the command. */
export function fail(error) {
  const [reasons, left] = [reasonsOf(error), conflicts()];
  console.error(
    process.env.DEBUG ? error : `\n[ERROR] ${(left.length > 0 ? left : reasons).join('\n')}`,
  );
  process.exit(1);
}

if (!process.env.DEBUG) {
  Error.stackTraceLimit = 0;
}
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

// An older Node fails in the first package that needs a newer one, in words of its own.
const {engines} = JSON.parse(fs.readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const [least, {node}] = [engines.node.replace('>=', ''), process.versions];
if (node.localeCompare(least, 'en', {numeric: true}) < 0) {
  fail(`Node ${node} is too old — use Node ${least} or later, then run npm ci`);
}
