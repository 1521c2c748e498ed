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
  const onClick = ({target, ctrlKey, metaKey, shiftKey}: MouseEvent) => {
    const isLink = (target as Element).closest('a:not([role="button"])') !== null;
    // A press on the backdrop has the dialog itself as its target, and so has one that began in a field and ended
    // outside: browsers that know `closedby` tell them apart.
    const isBackdrop = target === dialog && !('closedBy' in dialog);
    if (isBackdrop || (isLink && !(ctrlKey || metaKey || shiftKey))) {
      dialog.close();
    }
  };
  dialog.addEventListener('click', onClick);
  return () => dialog.removeEventListener('click', onClick);
}
