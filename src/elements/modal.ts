import type {DialogHTMLAttributes} from 'react';
import {hasModifier} from './has-modifier';

/** Opens a modal dialog; the page, which can't scroll then, keeps its width (src/css/site.css). */
export function openModal(dialog: HTMLDialogElement | null): void {
  const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
  dialog?.toggleAttribute('data-gutter', hasScrollBar);
  dialog?.showModal();
}

/**
 * What every modal dialog has: it closes when the reader presses outside it, or follows a link in it to another page
 * of the same tab. The focus is then free to move to that page, so this happens before the link is followed.
 */
export const closesOnPress: DialogHTMLAttributes<HTMLDialogElement> = {
  // A press on the backdrop is one on the dialog itself.
  onMouseDown: (event) => {
    if (event.target === event.currentTarget) {
      // It would take the focus from where closing puts it.
      event.preventDefault();
      event.currentTarget.close();
    }
  },
  onClickCapture: (event) => {
    const isLink = (event.target as Element).closest('a:not([role="button"])') !== null;
    if (isLink && !hasModifier(event)) {
      event.currentTarget.close();
    }
  },
};
