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
import {contentKind} from '../../lib/pages';
import {mdxFault} from '../../lib/mdx';
import {sourceError} from '../../lib/faults';
import {expandFacts} from '../../plugins/content/facts';
import type {Finding} from '../finding';
import type {Check, SourceFile} from '../source-files';
import {sourceColumn} from './source-column';

/** A doc, a post, a stand-alone page or a part of one, parsed as Markdown. */
export interface Page {
  filePath: string;
  /** The lines as they are written. */
  lines: readonly string[];
  /** The text, with facts expanded. */
  text: string;
  /** The tree of `text`: positions are those in the expanded text; `findingAt` leads back to the source. */
  tree: Root;
}

/** Whether a build reads a file as Markdown: pages, their parts, translations and earlier versions. */
export const isMarkdown = ({filePath}: SourceFile): boolean =>
  /\.mdx?$/.test(filePath) && contentKind(filePath) !== undefined;

/** Whether a file is only a part that pages import: its name, or that of its folder, begins with `_`. */
export const isPart = ({filePath}: {filePath: string}): boolean => filePath.includes('/_');

/** Whether a file is a page, in any language and version. */
export const isAnyPage = (file: SourceFile): boolean => isMarkdown(file) && !isPart(file);

/** Whether a file isn't in the site's own language. */
export const isTranslation = ({filePath}: {filePath: string}): boolean =>
  filePath.startsWith('i18n/');

/** Whether a file is a page as it is now, in the site's own language: these are compared with each other. */
export const isPage = (file: SourceFile): boolean =>
  isAnyPage(file) && /^(?:docs|blog|src)\//.test(file.filePath);

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
 * @throws Error with file, line and column if the page isn't valid MDX, or names an unknown fact
 */
export function readPage(file: SourceFile): Page {
  const known = pages.get(file);
  if (known) {
    return known;
  }
  const {filePath} = file;
  const text = expandFacts({fileContent: file.text, filePath});
  const lines = file.text.split('\n');
  const page = {filePath, lines, text, tree: parse({filePath, lines, text})};
  pages.set(file, page);
  return page;
}

function parse({filePath, lines, text}: Omit<Page, 'tree'>): Root {
  try {
    return reader.parse(text);
  } catch (error) {
    const fault = mdxFault(error, text);
    if (!fault) {
      throw error;
    }
    const {line, column, problem, mend} = fault;
    const inSource = sourceColumn(lines[line - 1] ?? '', column);
    throw sourceError({filePath, line, column: inSource}, problem, mend);
  }
}

/** A check that judges each page on its own, and each part. */
export const perPage =
  (judge: (page: Page) => Finding[]): Check =>
  (files) =>
    files.filter(isMarkdown).flatMap((file) => judge(readPage(file)));

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
