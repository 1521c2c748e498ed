import {useEffect, type RefObject} from 'react';

/**
 * Closes an open disclosure on a press outside, when the focus leaves it, and on Escape, which returns
 * the focus to its button.
 */
export default function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({target}: Event) => {
      if (ref.current && !ref.current.contains(target as Node)) {
        ref.current.open = false;
      }
    };
    const closeOnEscape = ({key}: KeyboardEvent) => {
      if (key === 'Escape' && ref.current?.open) {
        ref.current.open = false;
        ref.current.querySelector('summary')?.focus();
      }
    };
    const ending = new AbortController();
    document.addEventListener('pointerdown', closeOutside, ending);
    document.addEventListener('focusin', closeOutside, ending);
    document.addEventListener('keydown', closeOnEscape, ending);
    return () => ending.abort();
  }, [ref]);
}
