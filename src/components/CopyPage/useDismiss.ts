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
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [ref]);
}
