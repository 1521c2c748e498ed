/** The id of the element in a doc's text that fills a phone's window. */
export const FIRST_SCREEN_END = 'first-screen-end';

/** The attribute of the block after which nothing is drawn yet; src/css/first-screen.css uses it as well. */
export const LAST_DRAWN = 'data-last-drawn';

/** How many blocks of a doc's text are drawn at a time once the first screen is. */
export const BLOCKS_AT_A_TIME = 32;

/**
 * How long blocks wait for the browser to be idle, in milliseconds. Chromium doesn't always report it while
 * a page is still loading scripts; without a limit, the rest of the text never appeared.
 */
export const LONGEST_WAIT = 200;
