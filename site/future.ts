import type {Config} from '@docusaurus/types';

/**
 * The next major version's behaviour, including Rspack and SWC, but without SWC's HTML minifier: it omits
 * end tags, and the simple parsers of some agents then lose the text of a page with a table. It is also without
 * the cache that lets the server take compiled Markdown from the browser's bundle, which has no plain docs
 * (plugins/doc-text).
 */
export const future: Config['future'] = {
  v4: true,
  faster: {swcHtmlMinimizer: false, mdxCrossCompilerCache: false},
};

/**
 * `v4` would add a suffix to every storage key; specification 5.1 requires that there is none.
 */
export const storage: Config['storage'] = {
  type: 'localStorage',
  namespace: false,
};
