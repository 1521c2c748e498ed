// @ts-check
/**
 * Clears a stored colour mode that doesn't exist, before anything reads it: theme-classic 3.10.2
 * (src/inlineScripts.ts) would copy it to `data-theme` as it is, and the page would have the colours of
 * neither mode.
 */
if (!['light', 'dark', null].includes(early.read('theme'))) {
  early.write('theme', null);
}
