import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Paper is white: pages are printed in the colours of the light mode, while the screen keeps its own. */
if (ExecutionEnvironment.canUseDOM) {
  const {dataset} = document.documentElement;
  let onScreen = dataset.theme;
  window.addEventListener('beforeprint', () => {
    onScreen = dataset.theme;
    dataset.theme = 'light';
  });
  window.addEventListener('afterprint', () => {
    dataset.theme = onScreen;
  });
}
