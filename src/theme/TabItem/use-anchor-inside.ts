import {useLocation} from '@docusaurus/router';
import {useTabs} from '@docusaurus/theme-common/internal';
import {useEffect, useRef, type RefObject} from 'react';

/**
 * Opens a tab when the address leads to an anchor inside it: on load, after a click on a link, and
 * when the reader edits the address. The choice is remembered like any other.
 *
 * @param inside an element of the tab's panel
 * @param value the tab's
 */
export function useAnchorInside(inside: RefObject<HTMLElement | null>, value: string): void {
  const {selectedValue, selectValue} = useTabs();
  const isSelected = selectedValue === value;
  // A new object for each navigation, also for one to the same address.
  const location = useLocation();
  const handled = useRef<unknown>(undefined);
  const target = useRef<HTMLElement>(null);

  useEffect(() => {
    // Only a navigation opens the tab: the reader may choose another one afterwards.
    if (handled.current === location) {
      return;
    }
    handled.current = location;
    const element = elementOf(location.hash);
    const panel = inside.current?.closest('[role="tabpanel"]');
    if (element && panel?.contains(element) && panel.hasAttribute('hidden')) {
      target.current = element;
      selectValue(value);
    }
  }, [location, inside, selectValue, value]);

  // Nothing could scroll to it while it was hidden.
  useEffect(() => {
    if (isSelected) {
      target.current?.scrollIntoView();
      target.current = null;
    }
  }, [isSelected]);
}

/** The element that a hash leads to; one that is not well encoded leads nowhere. */
function elementOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
