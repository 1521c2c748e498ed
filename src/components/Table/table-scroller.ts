import {translate} from '@docusaurus/Translate';
import {watchOverflow} from '@site/src/elements/watch-overflow';

/** What a `<table-scroller>` does: the keyboard can scroll it if its table is wider than the page. */
export const connectTableScroller = (element: HTMLElement): (() => void) =>
  watchOverflow(element, translate({id: 'site.Table.scrolls', message: 'Table, scrolls sideways'}));
