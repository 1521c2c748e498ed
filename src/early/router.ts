/**
 * Gives the page another address, in the place of the one that it has, and lets the application's router follow; for the
 * same address, the router would only scroll.
 */
export function changeAddress(address: string): void {
  const {state} = history as {state: unknown};
  if (new URL(address, location.href).href !== location.href) {
    history.replaceState(state, '', address);
    dispatchEvent(new PopStateEvent('popstate', {state}));
  }
}
