import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** The id of the element in a doc's text that fills a phone's window; src/early/first-screen.js looks for it. */
export const FIRST_SCREEN_END = 'first-screen-end';

/** The attribute of the block after which nothing is drawn yet; src/css/first-screen.css and src/early use it as well. */
export const LAST_DRAWN = 'data-last-drawn';

/**
 * Marks where the first screen of a long doc ends (plugins/content/first-screen). Everything above it is drawn in
 * one go, before anything below it: the browser delays its first frame until it has this element (HTML, link
 * type "expect"). Otherwise, it first draws the navbar alone, and then all of the text at once.
 *
 * Without scripts, all of a page is drawn at once, and a browser that doesn't know the link type doesn't
 * wait.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${FIRST_SCREEN_END}`} blocking="render" />
      </Head>
      <template id={FIRST_SCREEN_END} />
    </>
  );
}
