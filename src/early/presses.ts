import {hasModifier} from '../elements/has-modifier';

/**
 * Notes which buttons are pressed before the application has started, and then presses them, each once, in the
 * order of their last press (specification 9.2). A press that another script has handled, by preventing the
 * default, isn't noted.
 *
 * Until then, a category in the docs sidebar is a link to its first doc (theme-classic 3.10.2,
 * DocSidebarItem/Category). The first press waits, as on a button; a second one follows the link, because the
 * application may never start.
 */
export function repeatPresses(): void {
  const pressed = new Set<HTMLElement>();

  const note = (event: MouseEvent) => {
    const control = buttonAt(event);
    if (!control || hasModifier(event) || event.defaultPrevented) {
      return;
    }
    if (control instanceof HTMLAnchorElement && !pressed.has(control)) {
      event.preventDefault();
    }
    pressed.delete(control);
    pressed.add(control);
  };
  addEventListener('click', note);

  // The space bar presses a button, but not a link that is announced as one.
  addEventListener('keydown', (event) => {
    const control = buttonAt(event);
    if (event.key === ' ' && control instanceof HTMLAnchorElement) {
      event.preventDefault();
      control.click();
    }
  });

  const repeat = () => pressed.forEach((control) => control.click());
  const start = () => {
    removeEventListener('click', note);
    if ('goesOn' in document.documentElement.dataset) {
      // What they open would close there.
      addEventListener('pagechange', repeat, {once: true});
    } else {
      repeat();
    }
  };
  addEventListener('applicationstart', start, {once: true});
}

const buttonAt = ({target}: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('button, [role="button"]') : null;
