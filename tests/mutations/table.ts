/**
 * A promise broken on purpose: the statement of SPECIFICATION.md, a file, a text in it, and what replaces that text
 * wherever it stands. The tests that name the statement must notice.
 */
export type Mutation = readonly [statement: string, file: string, from: string, to: string];

export const mutations: readonly Mutation[] = [
  ['1.6', 'docusaurus.config.ts', "calendar: 'gregory'", "calendar: 'hebrew'"],
  ['13.5', '.npmrc', 'ignore-scripts=true', 'ignore-scripts=false'],
  ['15.8', 'scripts/errors.mjs', 'process.env.DEBUG ? error', 'false ? error'],
  [
    '14.10',
    'plugins/contract/model.ts',
    'spelling: spelling.errorCode(errorCode, error.code)',
    'spelling: spellings.ios.errorCode(errorCode, error.code)',
  ],
  ['8.2', 'docs/iOS/using.mdx', '\n## ', '\n<textarea aria-label="A comment" />\n\n## '],
  // The rows from here on have not been run yet.
  ['5.3', 'site/theme-config.ts', "defaultMode: 'light'", "defaultMode: 'dark'"],
  ['5.3', 'site/theme-config.ts', 'disableSwitch: false', 'disableSwitch: true'],
  [
    '4.5',
    'src/doc-text/HtmlText.tsx',
    'onPointerOver={preload}',
    "onPointerOver={(event) => event.pointerType === 'touch' || preload(event)}",
  ],
  ['9.4', 'src/components/Search/styles.module.css', '.result:focus, ', '.result:active, '],
  [
    '9.9',
    'src/components/Search/styles.module.css',
    '.body {\n  overflow-y',
    '.body {\n  animation: appear 2s;\n  overflow-y',
  ],
  ['10.4', 'src/early/tabs.ts', 'scrollBy({', 'void ({'],
  [
    '11.1',
    'src/components/Search/index.tsx',
    'setQuery(target.value);',
    'setQuery(target.value); void fetch(`/robots.txt?q=${target.value}`);',
  ],
  [
    '11.2',
    'src/theme/SearchBar/index.tsx',
    'onClick={() => setIsOpen((wasOpen) => !wasOpen)}>',
    "onPointerEnter={() => void import('@site/src/components/Search/Results')}\n onClick={() => setIsOpen((wasOpen) => !wasOpen)}>",
  ],
  [
    '12.2',
    'src/css/headings.css',
    ':is(h1, h2, h3) {',
    "[data-has-hydrated='true'] .blog-wrapper main {\n  margin-top: 100px;\n}\n\n:is(h1, h2, h3) {",
  ],
  [
    '9.8',
    'src/css/headings.css',
    ':is(h1, h2, h3) {',
    '@media (width < 330px) {\n  h1 {\n    block-size: 0.5em;\n    overflow: hidden;\n  }\n}\n\n:is(h1, h2, h3) {',
  ],
];

/** Statements that nobody has broken yet, by section. */
const NOT_YET = [
  '1.1 1.2 1.3 1.4 1.5 1.7 1.8 1.9 1.10',
  '2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9 2.10',
  '3.1 3.2 3.3 3.4 3.5 3.6 3.7 3.8 3.9 3.10 3.11 3.12 3.13 3.14 3.15 3.16 3.17 3.18 3.19 3.20 3.21 3.22',
  '4.1 4.2 4.3 4.4 4.6 4.7 4.8 4.9',
  '5.1 5.2 5.4 5.5 5.6 5.7 5.8 5.9 5.10 5.11 5.12',
  '6.1 6.2 6.3',
  '7.1 7.2 7.3 7.4 7.5 7.6 7.7',
  '8.1',
  '9.1 9.2 9.3 9.5 9.6 9.7 9.10 9.11 9.12 9.13 9.14 9.15 9.16',
  '10.1 10.2 10.3 10.5 10.6 10.7 10.8 10.9 10.10 10.11 10.12 10.13 10.14 10.15 10.16 10.17 10.18',
  '11.3 11.4 11.5 11.6 11.7 11.8 11.9 11.10 11.11',
  '12.1 12.3 12.6 12.7 12.8 12.9 12.10',
  '13.1 13.2 13.3 13.4',
  '14.1 14.2 14.3 14.4 14.5 14.6 14.7 14.8 14.9 14.11 14.12',
  '15.1 15.2 15.3 15.4 15.5 15.6 15.7 15.10 15.11',
  '16.1 16.2 16.3 16.4 16.5 16.6 16.7 16.8 16.9',
].join(' ');

/** Statements without a mutation, and why. */
export const withoutMutation: Readonly<Record<string, string>> = {
  '8.3': 'it says what the site does not have',
  '8.4': 'it says what these requirements do not cover',
  '12.4': 'the benchmark measures it',
  '12.5': 'the benchmark measures it',
  '15.9': 'the workflow in .github/workflows/ci.yml runs on both',
  ...Object.fromEntries(NOT_YET.split(' ').map((statement) => [statement, 'no row yet'])),
};
