import {expect, test} from '@playwright/test';
import {buildSite} from '../../../tests/harness/build-site';
import {foundInScripts} from '../../../tests/harness/found-in-scripts';
import withoutDescriptionsLoader from './without-descriptions-loader.cjs';

const load = withoutDescriptionsLoader.bind({resourcePath: 'src/theme/Some/index.tsx'});
const loadTranslate = withoutDescriptionsLoader.bind({
  resourcePath: 'core/lib/client/exports/Translate.js',
});

test('a text loses its description, and nothing else', () => {
  expect(
    load(`translate({id: 'theme.a', message: "It's {x}", description: 'What it\\'s for'}, {x})`),
  ).toBe(`translate({id: 'theme.a', message: "It's {x}", }, {x})`);
  expect(load('jsx(T, {id: "site.a.b-c",\n description: "Why",\n children: "A"})')).toBe(
    'jsx(T, {id: "site.a.b-c",\n \n children: "A"})',
  );
});

for (const source of [
  `meta({id: 'card', description: 'What search engines show'})`,
  `translate({id: 'theme.a', message: text, description: 'Not a text alone'})`,
]) {
  test(`${source} stays as it is`, () => {
    expect(load(source)).toBe(source);
  });
}

test('descriptions of upstream and ours are in no script', async () => {
  const {folder} = await buildSite('production');
  expect(
    foundInScripts(folder, [
      'The ARIA label for hamburger menu button of mobile navigation',
      'Name and placeholder of the search field',
    ]),
  ).toEqual([]);
});

test('an application that uses descriptions stops the build', () => {
  expect(loadTranslate('translate({message, id})')).toBe('translate({message, id})');
  expect(() => loadTranslate('translate({message, id, description})')).toThrow(
    'exports/Translate.js uses the descriptions of texts now',
  );
});
