import InlineScript from '@site/src/components/InlineScript/index.server';
import {useEffect, type ReactNode} from 'react';
import {STARTED_EVENT} from './constants';
import earlyClicksScript from './early-clicks-script.server';

/**
 * Repeats the reader's presses from before the application had started: on the menu, the search, a tab. No
 * press is lost, however slow the network is. It comes after every component that handles presses, because
 * effects run in the order of their components.
 */
export default function EarlyClicks(): ReactNode {
  useEffect(() => {
    window.dispatchEvent(new Event(STARTED_EVENT));
  }, []);
  return <InlineScript>{earlyClicksScript()}</InlineScript>;
}
