/**
 * The id of the element in a doc's text with which a phone's window is full; it stands in
 * src/css/first-screen.css, too.
 */
export const FIRST_SCREEN_END = 'first-screen-end';

/** The blocks of a doc's text that are drawn at a time once the first screen is. */
export const BLOCKS_AT_A_TIME = 32;
