import {expect, test} from '@playwright/test';
import {designToken} from './design-tokens';

test('a token has a value for each colour mode', () => {
  const values = (['light', 'dark'] as const).map((mode) =>
    designToken(mode, '--ifm-color-primary'),
  );
  expect(values).toEqual([expect.stringMatching(/^#/), expect.stringMatching(/^#/)]);
  expect(values[0]).not.toBe(values[1]);
});

test('an unknown token is named', () => {
  expect(() => designToken('dark', '--site-colour')).toThrow(
    /^src\/css\/tokens\.css has no --site-colour for the dark mode — /,
  );
});
