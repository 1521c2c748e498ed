import {hasModifier} from '@site/src/elements/has-modifier';

/**
 * What keys do on a tab: arrows move the focus the way they point, and wrap around; Home and End move it to
 * the first and the last tab; Enter and the space bar choose.
 */
export function onTabKey(
  event: KeyboardEvent,
  tabs: readonly HTMLElement[],
  choose: (tab: HTMLElement) => void,
): void {
  const index = tabs.findIndex((tab) => tab === event.target);
  const tab = tabs[index];
  if (!tab || hasModifier(event)) {
    return;
  }
  const step = getComputedStyle(tab).direction === 'rtl' ? -1 : 1;
  const targets: Partial<Record<string, number>> = {
    ArrowLeft: index - step,
    ArrowRight: index + step,
    Home: 0,
    End: -1,
  };
  const target = targets[event.key];
  if (target !== undefined) {
    event.preventDefault();
    tabs.at(target % tabs.length)?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    choose(tab);
  }
}
