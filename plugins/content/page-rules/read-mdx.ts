import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import type {SourceFault} from '../../../lib/faults';
import {mdxFault} from '../../../lib/mdx';
import {readFacts} from '../facts';

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * A page as Docusaurus parses it, before it changes anything, with its facts filled in.
 *
 * @returns its tree, whose positions are those in `text`; none if MDX can't read it. The faults say why, and name the
 *   unknown facts
 */
export function readMdx(source: {fileContent: string; filePath: string}): {
  text: string;
  tree?: Root;
  faults: SourceFault[];
} {
  const {text, faults} = readFacts(source);
  try {
    return {text, tree: reader.parse(text), faults};
  } catch (error) {
    const fault = mdxFault(error, text);
    if (!fault) {
      throw error;
    }
    return {text, faults: [...faults, {filePath: source.filePath, ...fault}]};
  }
}
