import {actWhenIdle} from './act-when-idle';

/**
 * How long a browser may stay busy, in milliseconds: long enough for a slow phone to hydrate first. With 200, a code
 * block got its buttons between any two of React's slices, and each time the browser laid the page out.
 */
const LONGEST_WAIT = 2_000;

/**
 * Defines a custom element: what a page's text does in the browser, even if React never draws it (plugins/doc-text). It
 * begins when the browser has nothing else to do: a long page has many such elements, which are shown without it.
 */
export function defineElement(name: string, connect: (element: HTMLElement) => void): void {
  class ConnectedElement extends HTMLElement {
    connectedCallback(): void {
      actWhenIdle(() => this.isConnected && connect(this), LONGEST_WAIT);
    }
  }
  // The preview runs a changed file again, but a name can only be defined once.
  if (!customElements.get(name)) {
    customElements.define(name, ConnectedElement);
  }
}
