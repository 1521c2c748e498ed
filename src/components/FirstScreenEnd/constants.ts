/** The id of the element in a doc's text that fills a phone's window; src/early/first-screen.js looks for it. */
export const FIRST_SCREEN_END = 'first-screen-end';

/** The attribute of the block after which nothing is drawn yet; src/css/first-screen.css and src/early use it as well. */
export const LAST_DRAWN = 'data-last-drawn';
