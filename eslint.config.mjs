import docusaurus from '@docusaurus/eslint-plugin';
import {createTypeScriptImportResolver} from 'eslint-import-resolver-typescript';
import {importX} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** What a room may import from (ARCHITECTURE.md, "The house"): `target` takes nothing from `from`. */
const zone = (target, from, message) => ({
  target: target.map((room) => `./${room}`),
  from: from.map((room) => `./${room}`),
  message,
});

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      '.bench/',
      '.test-results/',
      'samples/',
      // Content in the place of the site's: a test lints it there.
      'tests/fixtures/',
      'node_modules/',
      // What editors and systems leave beside a file, such as a link to nowhere.
      '**/.[#_]*',
      // What a mobile app's packages declare: globals that differ from those of Node and of a browser.
      'site/sample-stubs.d.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true}},
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      // Template literals print numbers, and JSX handlers may return promises; both are meant.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {'import-x/resolver-next': [createTypeScriptImportResolver()]},
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            zone(
              ['product'],
              ['lib', 'plugins', 'site', 'src', 'checks'],
              'product/ is data: it imports nothing.',
            ),
            zone(
              ['lib'],
              ['plugins', 'site', 'src', 'checks'],
              'lib/ imports nothing but product/.',
            ),
            zone(
              ['plugins'],
              ['site', 'checks'],
              'A plugin gets what it needs of site/ as an option, and nothing from checks/.',
            ),
            zone(
              ['plugins/contract'],
              ['plugins/content', 'plugins/finish', 'plugins/guards', 'plugins/output'],
              'The contract is data for the other plugins: it takes nothing from them.',
            ),
            zone(
              ['plugins/content'],
              ['plugins/output'],
              'What Markdown can say knows nothing of what is published alongside the pages.',
            ),
            {
              ...zone(['plugins'], ['src'], 'The build runs nothing of the browser.'),
              except: ['./early/given.ts'],
            },
            zone(
              ['src'],
              ['plugins', 'site', 'checks'],
              'What runs in the browser takes nothing from the build.',
            ),
            zone(
              ['scripts'],
              ['plugins', 'site', 'src'],
              'A command runs nothing of the build or of the browser.',
            ),
            zone(['site'], ['src', 'checks'], 'site/ is what the config is composed of.'),
            zone(['checks'], ['src'], 'A check reads sources, and runs nothing of the browser.'),
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.tsx', 'blog/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      '@docusaurus/no-html-links': 'error',
      '@docusaurus/prefer-docusaurus-heading': 'error',
      '@docusaurus/no-untranslated-text': ['error', {ignoredStrings: ['·', '—', '–', '/']}],
    },
  },
);
