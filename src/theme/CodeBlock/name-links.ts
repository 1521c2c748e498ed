import {hideCard, hideCardSoon, isShownFor, showCard} from './name-card';

/**
 * What the names in a code block do that lead to the reference: a card says what each is, and the arrow
 * keys go from one to the next, so that a block is one stop for the keyboard. The first touch shows the
 * card, the second follows the link.
 */
export function connectNameLinks(scroller: HTMLElement): void {
  let touched: HTMLAnchorElement | null = null;
  const onName = <K extends keyof HTMLElementEventMap>(
    type: K,
    act: (event: HTMLElementEventMap[K], name: HTMLAnchorElement) => void,
  ) => {
    scroller.addEventListener(type, (event) => {
      const name = (event.target as Element).closest('a');
      if (name) {
        act(event, name);
      }
    });
  };
  onName('focusin', (_, name) => void showCard(name));
  onName('focusout', hideCard);
  // What the card uncovers as it closes comes under a pointer that rests.
  onName('pointermove', ({pointerType}, name) => {
    if (pointerType === 'mouse') {
      void showCard(name);
    }
  });
  onName('pointerout', ({pointerType}) => {
    if (pointerType === 'mouse') {
      hideCardSoon();
    }
  });
  onName('pointerdown', ({pointerType}, name) => {
    touched = pointerType === 'touch' && !isShownFor(name) ? name : null;
  });
  onName('click', (event, name) => {
    if (touched === name) {
      event.preventDefault();
      void showCard(name);
    } else {
      hideCard();
    }
  });
  onName('keydown', (event, name) => {
    const names = [...scroller.querySelectorAll('a')];
    const steps: Partial<Record<string, number>> = {ArrowLeft: -1, ArrowRight: 1};
    const next = names[names.indexOf(name) + (steps[event.key] ?? 0)];
    if (next && next !== name) {
      event.preventDefault();
      name.tabIndex = -1;
      next.tabIndex = 0;
      next.focus();
    }
  });
}
