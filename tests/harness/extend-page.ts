/**
 * Runs in the browser, before or after the application starts, and does what extensions do to every element,
 * even to those that are added later: a dark mode gives it attributes and styles, and adds to the head; a
 * writing assistant adds elements next to fields and at the end of the page.
 */
export function extendPage(): void {
  const extend = (element: Element) => {
    if (element.hasAttribute('data-extended')) {
      return;
    }
    element.setAttribute('data-extended', '');
    if (element instanceof HTMLElement || element instanceof SVGElement) {
      element.style.setProperty('--extended-colour', 'inherit');
    }
    if (element.matches('input, textarea')) {
      element.setAttribute('spellcheck', 'false');
      element.after(document.createElement('writing-assistant'));
    }
    if (element.matches('head, body')) {
      element.append(
        document.createElement(element.matches('head') ? 'meta' : 'writing-assistant'),
      );
    }
  };
  const extendAll = () => [...document.querySelectorAll('*')].forEach(extend);
  extendAll();
  new MutationObserver(extendAll).observe(document, {childList: true, subtree: true});
}
