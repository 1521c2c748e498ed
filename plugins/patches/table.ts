import {clientConfig} from './changes/client-config';
import {nameChunks} from './changes/chunk-names';
import {loadDocsAsText} from './changes/doc-text-registry';
import type {Patch} from './patch';

const CLIENT = '@docusaurus/core/lib/client';
const COMMON = '@docusaurus/theme-common/lib';

/** Every change to Docusaurus' own files, based on 3.10.2. Times are on a processor slowed 4×. */
export const patches: readonly Patch[] = [
  {
    id: 'desktop-from-996',
    need: 'required',
    why: 'Desktop begins at a width of 996 px; Docusaurus begins at 997. The style sheets are changed by plugins/bundle/style-sheets.',
    gain: 'specification 3.18',
    canGo: 'when the breakpoint is an option',
    files: [
      {
        file: `${COMMON}/hooks/useWindowSize.js`,
        sides: ['browser', 'server'],
        // The code below requires a width greater than the constant.
        change: [['const DesktopBreakpoint = 996;', 'const DesktopBreakpoint = 995;']],
      },
    ],
  },
  {
    id: 'navigation-failure',
    need: 'required',
    why: 'When the files of a page fail to load, Docusaurus reloads at once, which takes the page away from a reader without a connection. The event tells src/client-modules/chunk-failure.tsx, and what the navigation has begun, such as the timer of the progress bar, ends.',
    gain: 'specification 6.2: a view with the error and a "Retry" button',
    canGo: 'when Docusaurus reports a failed navigation',
    files: [
      {
        file: `${CLIENT}/PendingNavigation.js`,
        sides: ['browser'],
        change: [
          [
            'window.location.reload();',
            "this.routeUpdateCleanupCb(); window.dispatchEvent(new CustomEvent('navigationfailure', { detail: e }));",
          ],
        ],
      },
    ],
  },
  {
    id: 'chunk-names',
    need: 'optional',
    why: 'A page names its own chunks, so that they are fetched alongside the application rather than after it.',
    gain: '0.7 KB of scripts; a round trip before hydration',
    canGo: 'when Docusaurus reports the chunks of a page',
    files: [{file: '@generated/registry.js', sides: ['browser', 'server'], change: nameChunks}],
  },
  {
    id: 'doc-text',
    need: 'optional',
    why: 'The browser gets the text of a plain doc as HTML, without any code for it (plugins/doc-text).',
    gain: '15 KB of scripts on /Android/using; navigation between docs in 107 ms instead of 552',
    canGo: 'when Docusaurus renders docs as server components',
    files: [
      {file: '@generated/registry.js', sides: ['browser'], change: loadDocsAsText},
      {
        file: `${CLIENT}/docusaurus.js`,
        sides: ['browser'],
        change: [
          [
            "import routes from '@generated/routes';",
            "import routes from '@generated/routes';\nimport { docTexts } from '@generated/registry';\nimport { isLoaded } from '@site/src/doc-text/load-doc';",
          ],
          [
            '__webpack_require__.gca(chunkName);',
            "isLoaded(docTexts[chunkName]) ? '' : docTexts[chunkName] ?? __webpack_require__.gca(chunkName);",
          ],
        ],
      },
    ],
  },
  {
    id: 'client-config',
    need: 'optional',
    why: 'Docusaurus sends the whole config to the browser: plugin options, the page template, and absolute paths, which differ from machine to machine.',
    gain: '1.7 KB of scripts',
    canGo: 'when Docusaurus sends only what the browser reads',
    files: [{file: '@generated/docusaurus.config.mjs', sides: ['browser'], change: clientConfig}],
  },
  {
    id: 'plain-order',
    need: 'optional',
    why: 'The names of props are sorted by the rules of a language, which a browser loads when they are first used.',
    gain: '40 of 110 ms of the last task of hydration',
    canGo: 'when useShallowMemoObject does not call localeCompare',
    files: [
      {
        file: `${COMMON}/utils/reactUtils.js`,
        sides: ['browser'],
        change: [
          [
            'deps.sort((a, b) => a[0].localeCompare(b[0]));',
            'deps.sort(([a], [b]) => (a < b ? -1 : 1));',
          ],
        ],
      },
    ],
  },
  {
    id: 'prefetch-once',
    need: 'optional',
    why: 'Docusaurus adds an element for each file of each link in sight, and pages share most of their files.',
    gain: '20 of 60 ms of a task after hydration',
    canGo: 'when prefetch.js remembers what it has requested',
    files: [
      {
        file: `${CLIENT}/prefetch.js`,
        sides: ['browser'],
        change: [
          [
            'export default function prefetch(url) {',
            'const asked = new Map();\nexport default function prefetch(url) {\n  if (!asked.has(url)) asked.set(url, ask(url));\n  return asked.get(url);\n}\nfunction ask(url) {',
          ],
        ],
      },
    ],
  },
];
