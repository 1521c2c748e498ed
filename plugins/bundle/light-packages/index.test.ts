import {expect, test} from '@playwright/test';
import {buildSite} from '../../../tests/harness/build-site';
import {foundInScripts} from '../../../tests/harness/found-in-scripts';
import lightTslibLoader from './light-tslib-loader.cjs';
import withoutBannerLoader from './without-banner-loader.cjs';

const load = lightTslibLoader.bind({resourcePath: 'utils-common/lib/index.js'});

test('the helper stands in the file that uses it', () => {
  const source =
    'const tslib_1 = require("tslib");\nexports.a = tslib_1.__importDefault(x).default;';
  expect(load(source)).not.toContain('require');
  expect(load('exports.a = 1;')).toBe('exports.a = 1;');
});

test('another helper stops the build', () => {
  expect(() => load('const tslib_1 = require("tslib");\ntslib_1.__rest(a, b);')).toThrow(
    'utils-common/lib/index.js uses tslib otherwise than in 3.10.2 (tslib_1.__rest)',
  );
  expect(() => load('var tslib = require("tslib");')).toThrow('require("tslib")');
});

test('what only `withRouter` needs is in no script', async () => {
  const {folder} = await buildSite('production');
  expect(foundInScripts(folder, ['getDerivedStateFromProps:!0'])).toEqual([]);
});

test("upstream's banner is in no script, and an application without one stops the build", async () => {
  const {folder} = await buildSite('production');
  expect(foundInScripts(folder, ['__docusaurus-base-url-issue-banner'])).toEqual([]);
  expect(() => withoutBannerLoader('export default App;')).toThrow(
    'adapt plugins/bundle/light-packages',
  );
});
