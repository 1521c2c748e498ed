import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {designToken, drawnLogo} from './tokens';

test('a token has a colour for each colour mode, with references and functions resolved', () => {
  const colors = (['light', 'dark'] as const).map((mode) =>
    designToken(mode, '--ifm-color-primary'),
  );
  expect(colors).toEqual([expect.stringMatching(/^#\w+$/), expect.stringMatching(/^#\w+$/)]);
  expect(colors[0]).not.toBe(colors[1]);
});

test("a token that the dark mode does not define has the light mode's colour", () => {
  const name = '--site-color-destination';
  expect(designToken('dark', name)).toBe(designToken('light', name));
});

test('an unknown token is named', () => {
  expect(() => designToken('dark', '--site-colour')).toThrow(
    /^src\/css\/tokens\.css has no --site-colour — /,
  );
});

test('the logo outside a page has colours, not tokens', () => {
  const logo = fs.readFileSync('product/logo.svg', 'utf8');
  for (const [, name = ''] of logo.matchAll(/var\((.+?)\)/g)) {
    expect(drawnLogo()).toContain(designToken('light', name));
  }
  expect(drawnLogo()).not.toContain('var(');
});
