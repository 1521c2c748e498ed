import {expect, test} from '@playwright/test';
import {versionOf} from '.';

test('a cache of another form stops the build', () => {
  expect(versionOf({cache: {version: '1'}})).toBe('1');
  expect(() => versionOf({cache: {type: 'persistent'}})).toThrow('no longer has experiments.cache');
  expect(() => versionOf(undefined)).toThrow('no longer has experiments.cache');
});
