import {useEffect, type ReactNode} from 'react';
import EarlyScript from './EarlyScript.server';
import {STARTED_EVENT} from './constants';

/**
 * Has pressed again what the reader pressed before the application had started: the menu, the
 * search, a tab. No press is lost, however slow the network is. It stands behind all that answers:
 * effects run in the order of their components.
 */
export default function EarlyClicks(): ReactNode {
  useEffect(() => {
    window.dispatchEvent(new Event(STARTED_EVENT));
  }, []);
  return <EarlyScript />;
}
