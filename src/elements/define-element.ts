import {actWhenIdle} from './act-when-idle';

/** Called when an element, along with its surroundings, enters a page; may return what ends its work when it leaves. */
type Connect = (element: HTMLElement) => (() => void) | undefined;

/**
 * Defines a custom element: what a page's text does in the browser, even if React never draws it
 * (plugins/doc-text).
 */
export function defineElement(name: string, connect: Connect): void {
  // The preview runs a changed file again, but a name can only be defined once.
  if (customElements.get(name)) {
    return;
  }
  class ConnectedElement extends HTMLElement {
    private disconnect: ReturnType<Connect>;

    connectedCallback(): void {
      this.disconnect = connect(this);
    }

    disconnectedCallback(): void {
      this.disconnect?.();
    }
  }
  customElements.define(name, ConnectedElement);
}

/**
 * How long a browser may stay busy, in milliseconds: long enough for a slow phone to hydrate first. With 200, a code
 * block got its buttons between any two of React's slices, and each time the browser laid the page out.
 */
const LONGEST_WAIT = 2_000;

/**
 * Starts an element's work when the browser has nothing else to do: a long page has many such elements,
 * which are shown without it.
 */
export const whenIdle =
  (connect: (element: HTMLElement) => void): Connect =>
  (element) => {
    actWhenIdle(() => element.isConnected && connect(element), LONGEST_WAIT);
    return undefined;
  };
