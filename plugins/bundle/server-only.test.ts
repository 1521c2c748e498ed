import {expect, test} from '@playwright/test';
import load from './server-only-loader.cjs';

test('a component of the HTML renders nothing in the browser', () => {
  expect(load()).toBe('export default () => null;\n');
});
