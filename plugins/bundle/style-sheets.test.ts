import {expect, test} from '@playwright/test';
import styleSheets from './style-sheets';

const presetEnv = ['/packages/postcss-preset-env/dist/index.cjs', {}];
const other = {postcssPlugin: 'other'};

test('postcss-preset-env goes, and the other plugins stay', () => {
  const {plugins} = styleSheets().configurePostCss?.({plugins: [presetEnv, other]}) ?? {};
  expect(plugins).toEqual([other, expect.objectContaining({postcssPlugin: 'desktop-from-996'})]);
});
