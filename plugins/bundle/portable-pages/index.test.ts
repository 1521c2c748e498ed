import {simpleHash} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import portablePageLoader from './portable-page-loader.cjs';

/** A page's code as it is compiled in a folder. */
const compiledIn = (folder: string) =>
  portablePageLoader.call(
    {rootContext: folder, resourcePath: `${folder}/blog/a.md`},
    `require("!url-loader?limit=1&fallback=${folder}/file-loader/dist/cjs.js!./a.svg");
     "user-content-fn-1-${simpleHash(`${folder}/blog/a.md`, 6)}"`,
  );

test('a page is compiled to the same code in every folder', () => {
  expect(compiledIn('/here')).toBe(compiledIn('/there/and/further'));
  expect(compiledIn('/here')).toContain('&fallback=file-loader!./a.svg');
});
