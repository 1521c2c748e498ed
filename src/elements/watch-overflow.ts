type Callback = (overflows: boolean) => void;

const callbacks = new WeakMap<Element, Callback>();
let observer: ResizeObserver | undefined;

/**
 * Reports whether an element's content is wider than the element, now and whenever its size changes, for
 * example in a tab that opens. If it is, the keyboard can scroll the element, which then has a name.
 *
 * @param name what assistive technology calls the element while it scrolls
 * @param callback called with each measurement
 * @returns a function that stops watching
 */
export function watchOverflow(element: Element, name: string, callback?: Callback): () => void {
  callbacks.set(element, (overflows) => {
    const attributes = {tabindex: '0', role: 'group', 'aria-label': name};
    for (const [attribute, value] of Object.entries(attributes)) {
      if (overflows) {
        element.setAttribute(attribute, value);
      } else {
        element.removeAttribute(attribute);
      }
    }
    callback?.(overflows);
  });
  observer ??= new ResizeObserver(tellAll);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * Tells the callbacks in the next frame: an element whose size changes while the browser reports sizes causes a
 * console error. The elements are measured in that frame too, as they may have changed since, and all before any
 * is changed, so that the browser lays the page out once.
 */
function tellAll(entries: readonly ResizeObserverEntry[]): void {
  requestAnimationFrame(() => {
    const measured = entries.map(
      ({target}) => [target, target.scrollWidth > target.clientWidth] as const,
    );
    for (const [target, overflows] of measured) {
      callbacks.get(target)?.(overflows);
    }
  });
}
