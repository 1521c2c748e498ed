// @ts-check
/**
 * Notes which buttons are pressed before the application has started, and then presses them, each once, in the
 * order of their last press (specification 9.2). A press that another script has handled, by preventing the
 * default, isn't noted.
 *
 * Until then, a category in the docs sidebar is a link to its first doc (theme-classic 3.10.2,
 * DocSidebarItem/Category). The first press waits, as on a button; a second one follows the link, because the
 * application may never start.
 */
(() => {
  /** @type {Set<HTMLElement>} */
  const pressed = new Set();

  /** @param {MouseEvent} event */
  function note(event) {
    const {target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented} = event;
    /** @type {HTMLElement | null} */
    const control = target instanceof Element ? target.closest('button, [role="button"]') : null;
    if (!control || ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) {
      return;
    }
    if (control instanceof HTMLAnchorElement && !pressed.has(control)) {
      event.preventDefault();
    }
    pressed.delete(control);
    pressed.add(control);
  }

  addEventListener('click', note);
  // The space bar presses a button, but not a link that is announced as one.
  addEventListener('keydown', (event) => {
    const {target, key} = event;
    if (key === ' ' && target instanceof HTMLAnchorElement && target.role === 'button') {
      event.preventDefault();
      target.click();
    }
  });
  // Root says so, once every component handles presses.
  addEventListener('applicationstart', () => {
    removeEventListener('click', note);
    pressed.forEach((control) => control.click());
  });
})();
