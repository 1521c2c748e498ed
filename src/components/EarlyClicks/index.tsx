import {useEffect, type ReactNode} from 'react';
import EarlyScript from './EarlyScript.server';
import {STARTED_EVENT} from './constants';

/**
 * Repeats the reader's presses from before the application had started: on the menu, the search, a tab. No
 * press is lost, however slow the network is. It comes after every component that handles presses, because
 * effects run in the order of their components.
 */
export default function EarlyClicks(): ReactNode {
  useEffect(() => {
    window.dispatchEvent(new Event(STARTED_EVENT));
  }, []);
  return <EarlyScript />;
}
