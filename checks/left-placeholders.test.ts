import {expect, test} from '@playwright/test';
import {newPage} from '../scripts/new/templates';
import {leftPlaceholders} from './left-placeholders';
import {pageOf} from './page-of';

test('each placeholder of a template is found with its line', async () => {
  const found = await leftPlaceholders(newPage('Batteries', 'guides'));
  expect(found.map(({filePath, line}) => `${filePath}:${line}`)).toEqual(
    [3, 6, 10].map((line) => `docs/guides/batteries.mdx:${line}`),
  );
  expect(found[1]?.problem).toMatch(/^the template's "TODO: say what .*\." is still there$/);
});

test('a TODO in code passes', async () => {
  expect(await leftPlaceholders([pageOf('`TODO: a`\n\n```ts\n// TODO: b\n```')])).toEqual([]);
});
