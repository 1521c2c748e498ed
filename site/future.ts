import type {Config} from '@docusaurus/types';

/**
 * The next major version's behaviour, Rspack and SWC included. SWC's HTML minifier is left out: it
 * omits end tags, and the simple readers of some agents lose the text of a page with a table. So is the
 * cache that has the server take its Markdown from the browser's compiler, which gets no plain docs
 * (plugins/doc-text).
 */
export const future: Config['future'] = {
  v4: true,
  faster: {swcHtmlMinimizer: false, mdxCrossCompilerCache: false},
};

/**
 * `v4` would add a suffix to every storage key; specification 5.1
 * requires an empty one.
 */
export const storage: Config['storage'] = {
  type: 'localStorage',
  namespace: false,
};
