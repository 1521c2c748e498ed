import type {ReactNode} from 'react';
import {FIRST_SCREEN_END} from './constants';
import HtmlTags from './HtmlTags.server';

/**
 * Stands in a long doc where a phone's window ends (plugins/content/first-screen), and has what is above it
 * drawn in one piece, before anything below it: the browser waits for this element with its first
 * frame (HTML, link type "expect"). Else it draws the navbar alone first, and then all of the text
 * at once; on a slow phone the largest paint of a long page comes 100 ms later.
 *
 * Without scripts all of a page is drawn at once, and a browser that does not know the link does
 * not wait.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <>
      <template id={FIRST_SCREEN_END} />
      <HtmlTags />
    </>
  );
}
