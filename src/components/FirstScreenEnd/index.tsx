import type {ReactNode} from 'react';
import EarlyTags from './EarlyTags.server';
import {FIRST_SCREEN_END} from './constants';

/**
 * Stands in a long doc where a phone's window ends (plugins/first-screen), and has what is above it drawn in one
 * piece, before anything below it. The browser waits for this element with its first frame (HTML, link type
 * "expect"); else it draws the navbar alone first, and then all of the text at once. The largest paint of a long
 * page comes 100 ms sooner on a slow phone. Without scripts, and in a browser that does not know the link, a page
 * is drawn as it comes.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <>
      <EarlyTags />
      <template id={FIRST_SCREEN_END} data-last-drawn="" />
    </>
  );
}
