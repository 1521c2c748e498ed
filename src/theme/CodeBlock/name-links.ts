import {hideCard, hideCardSoon, isShownFor, showCard} from './name-card';

/**
 * What the names in code do that lead to the reference: a card says what each is, and the arrow keys go from
 * one to the next, so that a block is one stop for the keyboard. The first touch shows the card, the second
 * follows the link.
 */
export function connectNameLinks(): void {
  let touched: HTMLAnchorElement | null = null;
  const onName = <K extends keyof DocumentEventMap>(
    type: K,
    act: (event: DocumentEventMap[K], name: HTMLAnchorElement) => void,
  ) => {
    const listen = (event: DocumentEventMap[K]) => {
      const {target} = event;
      const name = target instanceof Element && target.closest<HTMLAnchorElement>('pre a');
      if (name) {
        act(event, name);
      }
    };
    // Before the text of a doc follows its links (src/doc-text/use-links-inside.ts).
    document.addEventListener(type, listen, {capture: true});
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
    const names = [...(name.closest('pre')?.querySelectorAll('a') ?? [])];
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
