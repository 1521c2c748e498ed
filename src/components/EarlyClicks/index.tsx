import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useEffect, useRef, type ReactNode} from 'react';
import EarlyScript from './EarlyScript.server';
import {STARTED_EVENT} from './constants';

/**
 * Presses what the reader pressed before the application had started: the menu, the search, a tab.
 * No press is lost, however slow the network is. It stands behind all that answers: effects run in
 * the order of their components.
 */
export default function EarlyClicks(): ReactNode {
  const pressed = useRef<HTMLElement[]>([]);
  // At once: a click that makes React hydrate is answered by React, and is not to be noted.
  useIsomorphicLayoutEffect(() => {
    window.dispatchEvent(new CustomEvent(STARTED_EVENT, {detail: pressed.current}));
  }, []);
  useEffect(() => {
    for (const control of pressed.current.splice(0)) {
      control.click();
    }
  }, []);
  return <EarlyScript />;
}
