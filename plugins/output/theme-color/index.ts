import type {Plugin} from '@docusaurus/types';
import {designToken} from '../../../lib/design-tokens';

/** The colour of the navbar, which is next to the browser's own bars. */
const TOKEN = '--ifm-background-surface-color';

/**
 * Gives the browser's own bars the colour of the page: `<meta name="theme-color">`, in the colour
 * mode that the reader chose. A media query in the tag could only follow the system.
 *
 * The script comes after the one with which theme-classic 3.10.2 sets `data-theme`, because the tags of
 * the site's own plugins follow those of its presets.
 */
export default function themeColor(): Plugin {
  const light = designToken('light', TOKEN);
  const dark = designToken('dark', TOKEN);
  return {
    name: 'theme-color',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'meta', attributes: {name: 'theme-color', content: light}}],
      preBodyTags: [{tagName: 'script', innerHTML: followColorMode(light, dark)}],
    }),
  };
}

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
