/** Gives the page another address, in the place of the one that it has, and lets the application's router follow. */
export function changeAddress(address: string): void {
  const {state} = history as {state: unknown};
  history.replaceState(state, '', address);
  dispatchEvent(new PopStateEvent('popstate', {state}));
}
