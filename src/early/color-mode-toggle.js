// @ts-check
/**
 * Handles a press on the switch for the colour mode (specification 5.4 and 5.5): it sets the document's two
 * attributes and the stored choice, all of which the application reads when it starts. Once it has started, its
 * own button takes over what this script has chosen (src/theme/ColorModeToggle): the script comes first.
 */
(() => {
  const {dataset} = document.documentElement;

  /** The choice after a press. */
  function nextChoice() {
    if (!early.respectPrefersColorScheme) {
      return dataset.theme === 'dark' ? 'light' : 'dark';
    }
    return {light: 'dark', dark: 'system'}[dataset.themeChoice ?? ''] ?? 'light';
  }

  function systemMode() {
    return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }

  document.addEventListener(
    'click',
    (event) => {
      const {target} = event;
      if (!(target instanceof Element) || !target.closest('[data-color-mode-toggle]')) {
        return;
      }
      event.preventDefault();
      const choice = nextChoice();
      dataset.themeChoice = choice;
      dataset.theme = choice === 'system' ? systemMode() : choice;
      try {
        if (choice === 'system') {
          localStorage.removeItem('theme');
        } else {
          localStorage.setItem('theme', choice);
        }
      } catch {
        // Without storage, the choice holds for this page.
      }
    },
    true,
  );
})();
