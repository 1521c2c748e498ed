import {expect, test} from '@playwright/test';
import {designToken} from '../lib/tokens';
import {accentCopies} from './accent-copies';

const find = (filePath: string, color: string) =>
  accentCopies([{filePath, text: `<svg>\n<path fill="${color}"/>`}]);

for (const mode of ['light', 'dark'] as const) {
  test(`a copy of the ${mode} mode's accent is found`, async () => {
    const accent = designToken(mode, '--ifm-color-primary');
    for (const color of [accent, accent.toUpperCase()]) {
      expect(await find('static/img/a.svg', color)).toEqual([
        expect.objectContaining({
          filePath: 'static/img/a.svg',
          line: 2,
          problem: `${color} is a copy of the accent colour`,
        }),
      ]);
    }
  });
}

test('another colour passes, and so does an example in a test', async () => {
  expect(await find('static/img/a.svg', '#fff')).toEqual([]);
  expect(await find('tests/a.ts', designToken('light', '--ifm-color-primary'))).toEqual([]);
});
