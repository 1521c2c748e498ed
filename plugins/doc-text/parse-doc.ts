import type {Root} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * A doc as nodes; undefined where MDX alone cannot read it. Docusaurus can read some of that, and says itself
 * what is wrong with the rest.
 *
 * @param source MDX with a front matter, facts expanded
 */
export function parseDoc(source: string): Root | undefined {
  try {
    return parser.parse(source);
  } catch {
    return undefined;
  }
}
