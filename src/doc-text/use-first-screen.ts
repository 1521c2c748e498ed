import {useHistory} from '@docusaurus/router';
import {FIRST_SCREEN_END, LAST_DRAWN} from '@site/src/components/FirstScreenEnd';
import {useLayoutEffect, useMemo, type RefObject} from 'react';

const MARK = `<template id="${FIRST_SCREEN_END}"`;

/**
 * After a click, draws what fills a window first, and the rest of a long text a frame later, as on a page
 * from the host (src/components/FirstScreenEnd): the text stands after 360 ms instead of 590 on a slow phone.
 * When the reader goes to an anchor or back, all of the text is drawn at once, because its height determines
 * where to scroll.
 *
 * The rest is hidden in the HTML itself, since upstream's navbar asks for its height, and with it for a
 * layout of the page, before any effect runs. Only the first render counts: the next click changes the
 * action and the address while the reader still has this text.
 *
 * @param element the one with the text
 * @returns the HTML to put there
 */
export function useFirstScreen(html: string, element: RefObject<HTMLElement | null>): string {
  const history = useHistory();
  const drawn = useMemo(() => {
    const isFromTop = history.action === 'PUSH' && !history.location.hash;
    return isFromTop ? html.replace(MARK, `${MARK} ${LAST_DRAWN}=""`) : html;
  }, [html, history]);
  useLayoutEffect(() => {
    const mark = drawn !== html && element.current?.querySelector(`[${LAST_DRAWN}]`);
    if (!mark) {
      return undefined;
    }
    // A frame is drawn after its callbacks, and before the next task.
    const frame = requestAnimationFrame(() => setTimeout(() => mark.removeAttribute(LAST_DRAWN)));
    return () => cancelAnimationFrame(frame);
  }, [element, html, drawn]);
  return drawn;
}
