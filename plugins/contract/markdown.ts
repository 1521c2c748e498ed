import type {Root} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';

/** Markdown with words of the contract, in which `List<String>` is no HTML: MDX would stop at it, and feeds would drop it. */
export const readMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, {extensions: [{disable: {null: ['htmlFlow', 'htmlText', 'autolink']}}]});
