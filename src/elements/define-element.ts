/**
 * Called when an element, along with its surroundings, enters a page; returns what ends its work when it
 * leaves.
 */
export type Connect = (element: HTMLElement) => () => void;

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
    private disconnect?: () => void;

    connectedCallback(): void {
      this.disconnect = connect(this);
    }

    disconnectedCallback(): void {
      this.disconnect?.();
    }
  }
  customElements.define(name, ConnectedElement);
}
