// @ts-check
/**
 * Gives the browser's own bars the colour of the page, in the colour mode that the reader chose. A media query in the
 * tag could only follow the system.
 */
(() => {
  const {documentElement} = document;
  const tag = document.querySelector('meta[name="theme-color"]');

  function follow() {
    const {light, dark} = early.themeColors;
    const color = documentElement.dataset.theme === 'dark' ? dark : light;
    if (tag && tag.getAttribute('content') !== color) {
      tag.setAttribute('content', color);
    }
  }

  new MutationObserver(follow).observe(documentElement, {attributeFilter: ['data-theme']});
})();
