import {closedBlocks} from '../plugins/closed-blocks';
import {contractTables} from '../plugins/contract-tables';
import {firstScreen} from '../plugins/first-screen';
import {highlightedCode} from '../plugins/highlighted-code';
import {newestPlugin} from '../plugins/newest';
import {sampleRegions} from '../plugins/sample-regions';
import {tableAlignment} from '../plugins/table-alignment';

/** What becomes of Markdown on every page. They stand before the defaults: generated headings reach the table of contents. */
export const markdownPlugins = {
  beforeDefaultRemarkPlugins: [closedBlocks].map(newestPlugin),
  rehypePlugins: [highlightedCode, tableAlignment].map(newestPlugin),
};

/** In the docs, samples and the contract too, and where the first screen ends. */
export const docsMarkdownPlugins = {
  ...markdownPlugins,
  beforeDefaultRemarkPlugins: [closedBlocks, sampleRegions, contractTables].map(newestPlugin),
  rehypePlugins: [...markdownPlugins.rehypePlugins, newestPlugin(firstScreen)],
};
