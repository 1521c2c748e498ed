import {showCurrentEntry} from '@site/src/elements/scroll-into-sight';

/** Docusaurus calls it when a page is shown: a long sidebar begins at its top, wherever the page is in it. */
export function onRouteDidUpdate(): void {
  showCurrentEntry(document.querySelector('aside'));
}
