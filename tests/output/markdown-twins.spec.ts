import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import type {SearchIndex} from '../../lib/search-index';
import {expandFacts} from '../../plugins/content/facts';
import {facts} from '../../product';
import {builtFolder} from '../harness/build-site';

const read = async (file: string): Promise<string> =>
  fs.readFileSync(path.join(await builtFolder('kitchen'), file), 'utf8');

for (const [twin, name] of [
  ['every-form.md', 'every-form.md.txt'],
  ['forms/documented.md', 'documented.md.txt'],
] as const) {
  test(
    `a page with each form that a text can have is plain Markdown in its twin: ${twin}`,
    {tag: '@14.1'},
    async () => {
      const filePath = path.join('tests/output', name);
      const fileContent = fs.readFileSync(filePath, 'utf8');
      expect(await read(twin)).toBe(expandFacts({filePath, fileContent}));
    },
  );
}

test(
  'a folder, a name with special characters and one in another script have twins, are listed and can be searched',
  {tag: ['@14.1', '@14.2']},
  async () => {
    const {pages} = JSON.parse(await read('search-index.json')) as SearchIndex;
    for (const name of ['forms/guide', 'forms/with space & more', 'forms/中文']) {
      const address = `${facts.site.url}/${encodeURI(name)}`;
      expect(await read(`${name}.md`)).toContain(`This page as HTML: <${address}>`);
      expect(await read('llms.txt')).toContain(`(${address}.md): `);
      expect(pages.map((page) => page.path)).toContain(`/${name}`);
    }
  },
);

test('an unlisted page is in no index or bundle', {tag: '@14.2'}, async () => {
  for (const name of ['llms.txt', 'llms-full.txt', 'search-index.json']) {
    const text = await read(name);
    expect(text).toContain('code-blocks');
    expect(text).not.toMatch(/every-form|forms\/unlisted/);
  }
});
