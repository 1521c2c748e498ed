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
  /** @type {HTMLElement[]} */
  let pressed = [];

  /** @param {MouseEvent} event */
  function note(event) {
    const {target, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented} = event;
    if (ctrlKey || metaKey || shiftKey || altKey || defaultPrevented) {
      return;
    }
    /** @type {HTMLElement | null} */
    const control = target instanceof Element ? target.closest('button, [role="button"]') : null;
    if (!control) {
      return;
    }
    if (control instanceof HTMLAnchorElement && !pressed.includes(control)) {
      event.preventDefault();
    }
    pressed = [...pressed.filter((other) => other !== control), control];
  }

  addEventListener('click', note);
  // Root says so, once every component handles presses.
  addEventListener(
    'applicationstart',
    () => {
      removeEventListener('click', note);
      for (const control of pressed) {
        control.click();
      }
    },
    {once: true},
  );
})();
