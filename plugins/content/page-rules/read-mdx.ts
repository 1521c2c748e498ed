import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {mdxFault, type MdxFault} from '../../../lib/mdx';

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

/**
 * A page as Docusaurus parses it, before it changes anything; or why MDX can't read it.
 *
 * @param text with facts filled in
 */
export function readMdx(
  text: string,
): {tree: Root; fault?: never} | {tree?: never; fault: MdxFault} {
  try {
    return {tree: reader.parse(text)};
  } catch (error) {
    const fault = mdxFault(error, text);
    if (!fault) {
      throw error;
    }
    return {fault};
  }
}
