import {expect, test} from '@playwright/test';
import {typesOf} from '.';
import {buildSite} from '../../../tests/harness/build-site';
import {foundInScripts} from '../../../tests/harness/found-in-scripts';
import itemTypesLoader from './item-types-loader.cjs';

const SOURCE = `import A from '@theme/A';
import B from '@theme/B';
const ComponentTypes = {
  default: A,
  localeDropdown: B,
};
export default ComponentTypes;
`;

const load = (source: string, types: readonly string[]) =>
  itemTypesLoader.call({getOptions: () => ({types})}, source);

test('an item without a type is a dropdown where it has items, and they count as well', () => {
  expect(typesOf([{label: 'A'}, {items: [{type: 'doc'}]}, {type: 'search'}])).toEqual([
    'default',
    'doc',
    'dropdown',
    'search',
  ]);
});

test('a type that the config has not goes, with what it imports', () => {
  expect(load(SOURCE, ['default', 'localeDropdown'])).toBe(SOURCE);
  expect(load(SOURCE, ['default'])).toBe(
    "import A from '@theme/A';\nconst ComponentTypes = {\n  default: A,\n};\nexport default ComponentTypes;\n",
  );
});

test('types in another form stop the build', () => {
  expect(() => load('export default {};', ['default'])).toThrow(
    'no longer lists the types of navbar items',
  );
});

test('no script has the items for languages and versions, which the navbar has not', async () => {
  const {folder} = await buildSite('production');
  const texts = ['theme.navbar.mobileLanguageDropdown', 'theme.navbar.mobileVersionsDropdown'];
  expect(foundInScripts(folder, texts)).toEqual([]);
});
