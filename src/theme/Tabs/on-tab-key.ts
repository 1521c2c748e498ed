/** How far an arrow key moves the focus in a list that wraps around. */
const STEPS: Readonly<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};

/** What keys do on a tab: arrows move the focus, Enter and the space bar choose. */
export function onTabKey(
  event: KeyboardEvent,
  tabs: readonly HTMLElement[],
  choose: (tab: HTMLElement) => void,
): void {
  const index = tabs.findIndex((tab) => tab === event.target);
  const tab = tabs[index];
  const step = STEPS[event.key];
  if (!tab) {
    return;
  }
  if (step) {
    tabs.at((index + step) % tabs.length)?.focus();
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    choose(tab);
  }
}
