import {useLocation} from '@docusaurus/router';
import {hasModifier} from '@site/src/elements/has-modifier';
import {useLayoutEffect, useRef, type ComponentProps, type MouseEvent, type ReactNode} from 'react';

interface Props extends ComponentProps<'dialog'> {
  readonly isOpen: boolean;
  /** Called when the reader closes it, or goes to another page. May be called when it is closed. */
  readonly close: () => void;
}

/**
 * One of the browser's modal dialogs, which keep the focus and give it back. It closes on Escape, on Android's back
 * gesture, on a press outside it, and when the reader goes elsewhere, through a link in it or back.
 *
 * Its state decides whether it is open: the browser tells that it has closed it a frame later, and by then the reader may
 * have opened it again.
 */
export default function Modal({isOpen, close, ...props}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();

  // Before the browser reads the next key.
  useLayoutEffect(() => {
    if (isOpen) {
      open(dialog.current);
    } else {
      dialog.current?.close();
    }
  }, [isOpen]);

  const closeNow = () => {
    dialog.current?.close();
    close();
  };
  const shownAt = useRef(location);
  useLayoutEffect(() => {
    if (shownAt.current !== location) {
      shownAt.current = location;
      closeNow();
    }
  });

  const closeIfOutside = (event: MouseEvent<HTMLDialogElement>) => {
    const {left, right, top, bottom} = event.currentTarget.getBoundingClientRect();
    const {clientX: x, clientY: y} = event;
    if (x < left || x > right || y < top || y > bottom) {
      // It would take the focus from where closing puts it.
      event.preventDefault();
      closeNow();
    }
  };
  // Before the link is followed, and the focus moves. The links of the menu change its state by themselves.
  const closeIfLeft = (event: MouseEvent<HTMLDialogElement>) => {
    const isLink = (event.target as Element).closest('a:not([role="button"])') !== null;
    if (isLink && !hasModifier(event)) {
      event.currentTarget.close();
    }
  };

  return (
    // What is pressed is the backdrop, or a link.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      onCancel={close}
      onClose={({currentTarget}) => currentTarget.open || close()}
      onMouseDown={closeIfOutside}
      onClickCapture={closeIfLeft}
      {...props}
    />
  );
}

/** The page, which can't scroll behind it, keeps its width (src/css/layout.css). */
function open(dialog: HTMLDialogElement | null): void {
  const hasScrollBar = window.innerWidth > document.documentElement.clientWidth;
  dialog?.toggleAttribute('data-gutter', hasScrollBar);
  dialog?.showModal();
}
