import type {Page} from '../../plugins/finish/page';
import {readPage} from '../../plugins/finish/read-page';

/** A page made from some HTML, for tests of what reads pages. */
export const pageOf = (html: string, address = '/a'): Page =>
  readPage(
    {address, file: `${address.slice(1)}.html`},
    html,
    {tags: new Map(), scripts: new Map()},
    (script) => script,
  );
