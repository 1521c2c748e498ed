import {expect, test} from '@playwright/test';
import {withoutPresetEnv} from '.';

const presetEnv = ['/packages/postcss-preset-env/dist/index.cjs', {}];
const other = {postcssPlugin: 'other'};

test('postcss-preset-env goes, and the other plugins stay', () => {
  expect(withoutPresetEnv([presetEnv, other])).toEqual([other]);
});

test('style sheets without postcss-preset-env stop the build with a message', () => {
  expect(() => withoutPresetEnv([other])).toThrow('adapt plugins/bundle/lightning-css');
});
