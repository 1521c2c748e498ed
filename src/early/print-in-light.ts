/** Paper is white: pages are printed in the colours of the light mode, while the screen keeps its own (specification 9.11). */
export function printInLight(): void {
  const {dataset} = document.documentElement;
  let onScreen = dataset.theme;
  addEventListener('beforeprint', () => {
    onScreen = dataset.theme;
    dataset.theme = 'light';
  });
  addEventListener('afterprint', () => {
    dataset.theme = onScreen;
  });
}
