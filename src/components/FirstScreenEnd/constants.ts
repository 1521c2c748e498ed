/** The id of the element in a doc's text with which a phone's window is full. */
export const FIRST_SCREEN_END = 'first-screen-end';

/** The attribute of the block behind which nothing is drawn yet; src/css/first-screen.css has it, too. */
export const LAST_DRAWN = 'data-last-drawn';

/** The blocks of a doc's text that are drawn at a time once the first screen is. */
export const BLOCKS_AT_A_TIME = 32;

/**
 * How long some blocks wait for the browser to be idle, in milliseconds. Chromium does not always say so while a
 * page is still loading scripts; without a limit the rest of the text stayed out.
 */
export const LONGEST_WAIT = 200;
