import {moveFocus} from '@site/src/elements/move-focus';

/**
 * What the names in code do that lead to the reference: the arrow keys go from one to the next, so that a block is
 * one stop for the keyboard, and a pointer selects them like the code around them.
 */
export function connectNameLinks(): void {
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
    // Before the text of a doc follows its links (src/doc-text/HtmlText.tsx).
    document.addEventListener(type, listen, {capture: true});
  };
  onName('pointerover', (_, name) => {
    // Else the reader would drag the link away instead of selecting code.
    name.draggable = false;
  });
  onName('click', (event) => {
    // The end of a selection that began in the name; a key has no detail.
    if (event.detail && window.getSelection()?.isCollapsed === false) {
      event.preventDefault();
    }
  });
  onName('keydown', (event, name) => {
    const names = [...(name.closest('pre')?.querySelectorAll('a') ?? [])];
    const next = moveFocus(event, names, (at) => ({ArrowLeft: at - 1, ArrowRight: at + 1}));
    if (next) {
      names.forEach((each) => (each.tabIndex = each === next ? 0 : -1));
    }
  });
}
