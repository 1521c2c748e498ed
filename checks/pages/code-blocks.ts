import type {Code} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';
import {expandFacts} from '../../plugins/content/facts';
import type {SourceFile} from '../source-files';

/** The code blocks of a page as MDX reads them: an indented line isn't code, and a tag doesn't hide the fence below it. */
export function codeBlocksOf({filePath, text}: SourceFile): Code[] {
  const blocks: Code[] = [];
  const asMdx = {disable: {null: ['codeIndented', 'htmlFlow', 'htmlText', 'autolink']}};
  const source = expandFacts({fileContent: text, filePath});
  visit(fromMarkdown(source, {extensions: [asMdx]}), 'code', (node) => {
    blocks.push(node);
  });
  return blocks;
}
