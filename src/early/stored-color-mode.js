// @ts-check
/**
 * Clears a stored colour mode that doesn't exist, before anything reads it: theme-classic 3.10.2
 * (src/inlineScripts.ts) would copy it to `data-theme` as it is, and the page would have the colours of
 * neither mode.
 */
(() => {
  try {
    const mode = localStorage.getItem('theme');
    if (mode !== 'light' && mode !== 'dark') {
      localStorage.removeItem('theme');
    }
  } catch {
    // Without storage, there is nothing to clear.
  }
})();
