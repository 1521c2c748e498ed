/** A line of a stack trace, which the bundler draws a rule beside. */
const FRAME = /^[\s│]*at .*:\d+\)?$/;

/** What the bundler prints between two errors. */
const RULE = /^-{10,}$/;

/** How Docusaurus 3.10.2 wraps what is wrong with a page. */
const OF_PAGE =
  /^.*MDX compilation failed for file .*\n *│ Cause: (.*(?:\n *│ (?!Details:).*)*)(?:\n *│.*)*/gm;

/**
 * What a message says to whoever made the mistake: no stack trace, and one line for each mistake in a page, which
 * the bundler compiles for the browser and for the server.
 *
 * @param {string} message
 */
export const brief = (message) =>
  message
    .split('\n')
    .filter((line) => !FRAME.test(line) && !RULE.test(line.trim()))
    .join('\n')
    .replace(OF_PAGE, (_, faults) => faults.replace(/^ *│ /gm, ''))
    .split('\n')
    .filter((line, index, all) => line && (!line.includes(' — ') || all.indexOf(line) === index))
    .join('\n')
    .trim();
