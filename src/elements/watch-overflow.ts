/**
 * Watches whether an element's content is wider than the element, now and whenever its size changes, for example in a
 * tab that opens. If it is, the keyboard can scroll the element, which then has a name.
 *
 * @param name what assistive technology calls the element while it scrolls
 * @param callback called with each measurement
 */
export function watchOverflow(
  element: Element,
  name: string,
  callback?: (overflows: boolean) => void,
): void {
  const showMeasured = (overflows: boolean) => {
    const attributes = {tabindex: '0', role: 'group', 'aria-label': name};
    for (const [attribute, value] of Object.entries(attributes)) {
      if (overflows) {
        element.setAttribute(attribute, value);
      } else {
        element.removeAttribute(attribute);
      }
    }
    callback?.(overflows);
  };
  watchers.set(element, showMeasured);
  observer ??= new ResizeObserver(measure);
  observer.observe(element);
}

const watchers = new WeakMap<Element, (overflows: boolean) => void>();

/** One for all elements: they are measured before any is changed, so that the browser lays the page out once. */
let observer: ResizeObserver | undefined;

/** In the next frame: an element whose size changes while the browser reports sizes causes a console error. */
function measure(entries: readonly ResizeObserverEntry[]): void {
  requestAnimationFrame(() => {
    entries
      .map(({target}) => [watchers.get(target), target.scrollWidth > target.clientWidth] as const)
      .forEach(([showMeasured, overflows]) => showMeasured?.(overflows));
  });
}
