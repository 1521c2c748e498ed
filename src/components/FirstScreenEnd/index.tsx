import type {ReactNode} from 'react';
import {FIRST_SCREEN_END} from './constants';
import HtmlTags from './HtmlTags.server';

/**
 * Marks where a phone's window ends in a long doc (plugins/content/first-screen). Everything above it is
 * drawn in one go, before anything below it: the browser delays its first frame until it has this element
 * (HTML, link type "expect"). Otherwise, it first draws the navbar alone, and then all of the text at
 * once; on a slow phone, the largest paint of a long page comes 100 ms later.
 *
 * Without scripts, all of a page is drawn at once, and a browser that doesn't know the link type doesn't
 * wait.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <>
      <template id={FIRST_SCREEN_END} />
      <HtmlTags />
    </>
  );
}
