import type {Nodes, Root} from 'mdast';
// Adds the nodes of directives and of MDX to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {expandFacts} from '../../plugins/content/facts';
import type {Finding} from '../finding';
import type {Check, SourceFile} from '../source-files';
import {sourceColumn} from './source-column';

/** A doc, a post or a stand-alone page, parsed as Markdown. */
export interface Page {
  filePath: string;
  /** The lines as they are written. */
  lines: readonly string[];
  /** The text, with facts expanded. */
  text: string;
  /** The tree of `text`: positions are those in the expanded text; `findingAt` leads back to the source. */
  tree: Root;
}

const PAGE = /^(docs|blog|src\/pages)\/(?!(.*\/)?_).+\.mdx?$/;

/** Whether a file becomes a page, which it doesn't if its name begins with `_`. */
export const isPage = ({filePath}: SourceFile): boolean => PAGE.test(filePath);

const reader = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkDirective);

const pages = new WeakMap<SourceFile, Page>();

/**
 * Parses a page, once for all checks; none may change the tree.
 *
 * @throws VFileMessage with line and column if the page isn't valid MDX
 */
export function readPage(file: SourceFile): Page {
  const known = pages.get(file);
  if (known) {
    return known;
  }
  const {filePath} = file;
  const text = expandFacts({fileContent: file.text, filePath});
  const page = {filePath, lines: file.text.split('\n'), text, tree: reader.parse(text)};
  pages.set(file, page);
  return page;
}

/** A check that judges each page on its own. */
export const perPage =
  (judge: (page: Page) => Finding[]): Check =>
  (files) =>
    files.filter(isPage).flatMap((file) => judge(readPage(file)));

/** A finding at the place in the source where a node of the page begins. */
export function findingAt(page: Page, node: Nodes, problem: string, mend: string): Finding {
  const {line, column} = node.position?.start ?? {line: 1, column: 1};
  return {
    filePath: page.filePath,
    line,
    column: sourceColumn(page.lines[line - 1] ?? '', column),
    problem,
    mend,
  };
}
