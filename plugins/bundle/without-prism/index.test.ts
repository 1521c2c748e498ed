import {expect, test} from '@playwright/test';
import refusePrism from './refuse-prism-loader.cjs';

test('a module of Prism stops the build, and the message names it', () => {
  const load = refusePrism.bind({resourcePath: 'node_modules/prismjs/prism.js'});
  expect(load).toThrow(/^node_modules\/prismjs\/prism\.js would reach the browser — /);
});
