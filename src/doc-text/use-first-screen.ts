import {useHistory, useLocation} from '@docusaurus/router';
import {FIRST_SCREEN_END, LAST_DRAWN} from '@site/src/components/FirstScreenEnd/constants';
import {useLayoutEffect, type RefObject} from 'react';

/**
 * After a click, draws what fills a window first, and the rest of a long text a frame later, as on a page
 * from the host (src/components/FirstScreenEnd). When the reader goes to an anchor or back, all of the text
 * is drawn at once, because its height determines where to scroll.
 */
export function useFirstScreen(element: RefObject<HTMLElement | null>): void {
  const {action} = useHistory();
  const {hash} = useLocation();
  const isFromTop = action === 'PUSH' && !hash;
  useLayoutEffect(() => {
    const last = element.current?.querySelector(`#${FIRST_SCREEN_END}`)?.previousElementSibling;
    if (!last || !isFromTop) {
      return undefined;
    }
    const drawAll = () => last.removeAttribute(LAST_DRAWN);
    last.setAttribute(LAST_DRAWN, '');
    // A frame is drawn after its callbacks, and before the next task.
    const frame = requestAnimationFrame(() => setTimeout(drawAll));
    return () => {
      cancelAnimationFrame(frame);
      drawAll();
    };
  }, [element, isFromTop]);
}
