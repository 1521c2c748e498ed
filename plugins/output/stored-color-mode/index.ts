import type {Plugin} from '@docusaurus/types';

/**
 * Clears a stored colour mode that doesn't exist, before anything reads it: theme-classic 3.10.2
 * (src/inlineScripts.ts) would copy it to `data-theme` as it is, and the page would have the colours of
 * neither mode.
 */
export default function storedColorMode(): Plugin {
  return {
    name: 'stored-color-mode',
    injectHtmlTags: () => ({headTags: [{tagName: 'script', innerHTML: clearUnknownMode}]}),
  };
}

const clearUnknownMode = `(function () {
  try {
    var mode = localStorage.getItem('theme');
    if (mode !== 'light' && mode !== 'dark') localStorage.removeItem('theme');
  } catch (error) {}
})();`;
