/** In ms. */
const PAUSE = 50;

/**
 * Script of each page of the preview, which reloads the page as soon as the preview serves a file.
 * The browser's connection to the preview calls it (./reloading-client.mjs), and it calls itself when a
 * script of the page fell between two sites: nothing else of such a page runs.
 */
export const reloadWhenServed = `function reloadWhenServed(file) {
  fetch(file).then(
    ({ok}) => ok && location.reload(),
    () => setTimeout(reloadWhenServed, ${PAUSE}, file),
  );
}
addEventListener(
  'error',
  ({target}) => target instanceof HTMLScriptElement && reloadWhenServed(target.src),
  {capture: true},
);`;
