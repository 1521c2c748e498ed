import {hasModifier} from '@site/src/elements/has-modifier';

/** How far a pointer moves when it selects a part of a name, in pixels; it doesn't follow the link then. */
const SELECTING = 4;

/**
 * What the names in code do that lead to the reference: the arrow keys go from one to the next, so that a block is
 * one stop for the keyboard, and a pointer selects them like the code around them.
 */
export function connectNameLinks(): void {
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
  onName('pointerover', (_, name) => {
    // Else the reader would drag the link away instead of selecting code.
    name.draggable = false;
  });
  onName('pointerdown', ({clientX}) => {
    pressedAt = clientX;
  });
  onName('click', (event) => {
    const moved = Math.abs(event.clientX - pressedAt);
    // Assistive technology can click without a press.
    pressedAt = NaN;
    if (event.detail && moved > SELECTING) {
      event.preventDefault();
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
