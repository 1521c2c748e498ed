import type {Plugin} from '@docusaurus/types';
import {designToken} from '../../../lib/tokens';

/** The colour of the navbar, which is next to the browser's own bars. */
const TOKEN = '--ifm-background-surface-color';

/**
 * Clears a stored colour mode that doesn't exist, before anything reads it: theme-classic 3.10.2
 * (src/inlineScripts.ts) would copy it to `data-theme` as it is, and the page would have the colours of
 * neither mode.
 *
 * Then it gives the browser's own bars the colour of the page: `<meta name="theme-color">`, in the colour
 * mode that the reader chose. A media query in the tag could only follow the system. This script comes after
 * upstream's, because the tags of the site's own plugins follow those of its presets.
 */
export default function storedColorMode(): Plugin {
  const light = designToken('light', TOKEN);
  const dark = designToken('dark', TOKEN);
  return {
    name: 'stored-color-mode',
    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'script', innerHTML: clearUnknownMode},
        {tagName: 'meta', attributes: {name: 'theme-color', content: light}},
      ],
      preBodyTags: [{tagName: 'script', innerHTML: followColorMode(light, dark)}],
    }),
  };
}

const clearUnknownMode = `(function () {
  try {
    var mode = localStorage.getItem('theme');
    if (mode !== 'light' && mode !== 'dark') localStorage.removeItem('theme');
  } catch (error) {}
})();`;

const followColorMode = (light: string, dark: string) => `(function () {
  var page = document.documentElement;
  var tag = document.querySelector('meta[name="theme-color"]');
  function follow() {
    var color = page.dataset.theme === 'dark' ? '${dark}' : '${light}';
    if (tag.content !== color) tag.content = color;
  }
  follow();
  new MutationObserver(follow).observe(page, {attributeFilter: ['data-theme']});
})();`;
