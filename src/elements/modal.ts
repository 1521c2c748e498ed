import {hasModifier} from './has-modifier';

/** Opens a modal dialog; the page, which can't scroll then, keeps its width (src/css/site.css). */
export function openModal(dialog: HTMLDialogElement | null): void {
  const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
  dialog?.toggleAttribute('data-gutter', hasScrollBar);
  dialog?.showModal();
}

/**
 * Closes a dialog when the reader presses its backdrop, or a link in it, before the link is followed: the
 * focus is then free to move to the new page. A link that opens in a new tab leaves the dialog open.
 *
 * @returns a function that stops it
 */
export function closeOnPress(dialog: HTMLDialogElement | null): (() => void) | undefined {
  if (!dialog) {
    return undefined;
  }
  const ending = new AbortController();
  let pressed: EventTarget | null = null;
  dialog.addEventListener(
    'pointerdown',
    ({target}) => {
      pressed = target;
    },
    ending,
  );
  dialog.addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      const isLink = target.closest('a:not([role="button"])') !== null;
      // For browsers that don't know `closedby`. The backdrop's target is the dialog itself, and so is that of a
      // selection that began in a field and ended outside.
      const isBackdrop = target === dialog && pressed === dialog && !('closedBy' in dialog);
      if (isBackdrop || (isLink && !hasModifier(event))) {
        dialog.close();
      }
    },
    ending,
  );
  return () => ending.abort();
}
