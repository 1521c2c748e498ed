import type {Page} from '../../plugins/finish/page';
import {parseHtml} from '../../plugins/finish/parse-html';

/** A page made from some HTML, for tests of steps and readers. */
export const pageOf = (html: string, address = '/a'): Page => ({
  address,
  file: `${address.slice(1)}.html`,
  html,
  tree: parseHtml(html),
  edits: [],
});
