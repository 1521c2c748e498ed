import {hasModifier} from '@site/src/elements/has-modifier';
import {hideCard, hideCardSoon, isOpen, isShownFor, showCard} from './name-card';

/** How far a pointer moves when it selects a part of a name, in pixels; it doesn't follow the link then. */
const SELECTING = 4;

/**
 * What the names in code do that lead to the reference: a card says what each is, and the arrow keys go from
 * one to the next, so that a block is one stop for the keyboard. The first touch shows the card, the second
 * follows the link; where a browser has no cards, the first does.
 */
export function connectNameLinks(): void {
  let touched: HTMLAnchorElement | null = null;
  let pressedAt = NaN;
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
  // Escape closes the card, as the browser does, and nothing else that is open: a menu, the player of a delivery.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && isOpen()) {
        event.stopPropagation();
      }
    },
    {capture: true},
  );
  onName('focusin', (_, name) => {
    // A touch focuses the name before it ends, and its end would close the card.
    if (touched !== name) {
      void showCard(name);
    }
  });
  onName('focusout', hideCard);
  // What the card uncovers as it closes comes under a pointer that rests.
  onName('pointermove', ({pointerType}, name) => {
    if (pointerType === 'mouse') {
      // Else the reader would drag the link away instead of selecting code, which Chromium begins in no link.
      name.draggable = false;
      name.style.setProperty('-webkit-user-select', 'text');
      void showCard(name);
    }
  });
  onName('pointerout', ({pointerType}) => {
    if (pointerType === 'mouse') {
      hideCardSoon();
    }
  });
  onName('pointerdown', ({pointerType, clientX}, name) => {
    pressedAt = clientX;
    touched = pointerType === 'touch' && 'popover' in name && !isShownFor(name) ? name : null;
  });
  onName('pointercancel', () => {
    touched = null;
  });
  onName('click', (event, name) => {
    const moved = Math.abs(event.clientX - pressedAt);
    // Assistive technology can click without a press.
    pressedAt = NaN;
    if (touched === name) {
      event.preventDefault();
      touched = null;
      void showCard(name);
    } else if (event.detail && moved > SELECTING) {
      event.preventDefault();
    } else {
      hideCard();
    }
  });
  onName('keydown', (event, name) => {
    // Alt and an arrow go back.
    if (hasModifier(event)) {
      return;
    }
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
