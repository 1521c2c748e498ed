import type {Config} from '@docusaurus/types';
import {brokenMarkdown} from '../plugins/content/broken-links';
import {highlightedCode} from '../plugins/content/code';
import {contractEntries} from '../plugins/content/contract';
import {firstScreen} from '../plugins/content/first-screen';
import {parseFrontMatter} from '../plugins/content/front-matter';
import {pageRules} from '../plugins/content/page-rules';
import {sampleRegions} from '../plugins/content/samples';
import {tableAlignment} from '../plugins/content/table-alignment';

/** How Markdown is read. */
export const markdown: Config['markdown'] = {parseFrontMatter, hooks: brokenMarkdown};

/** What happens to Markdown on every page. They precede the defaults, so that generated headings reach the table of contents. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [pageRules, sampleRegions, contractEntries],
  rehypePlugins: [highlightedCode, tableAlignment],
};

/** In the docs, also where the first screen ends. */
export const docsMarkdownPlugins = {
  ...markdownPlugins,
  rehypePlugins: [...markdownPlugins.rehypePlugins, firstScreen],
};
