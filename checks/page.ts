import type {Root} from 'mdast';
// Adds the nodes of directives and of MDX to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Node, Point} from 'unist';
import type {Place, SourceFault} from '../lib/faults';
import {readFacts} from '../plugins/content/facts';
import {readMdx} from '../plugins/content/page-rules/read-mdx';
import type {Check, SourceFile} from './source-files';

/** A doc, a post, a stand-alone page or a part of one, parsed as Markdown. */
export interface Page {
  filePath: string;
  /** The text as it is written. */
  source: string;
  /** The text with facts expanded. */
  text: string;
  /** The tree of `text`. */
  tree: Root;
}

/** Where the pages are written that readers get as docs, as posts or as they are, in any version, language and instance. */
const WRITTEN_IN =
  /^(?:docs|(?:[^/]+_)?versioned_docs|blog|src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-[^/]+)\//;

/** Whether a build reads a file as Markdown: pages, their parts, translations and earlier versions. */
export const isMarkdown = ({filePath}: {filePath: string}): boolean =>
  /\.mdx?$/.test(filePath) && WRITTEN_IN.test(filePath);

/** Whether a file is only a part that pages import: its name, or that of its folder, begins with `_`. */
export const isPart = ({filePath}: {filePath: string}): boolean => filePath.includes('/_');

/** Whether a page stands alone, and is neither a doc nor a post. */
export const standsAlone = ({filePath}: {filePath: string}): boolean =>
  /^(?:src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages[^/]*)\//.test(filePath);

/** Whether a file isn't in the site's own language. */
export const isTranslation = ({filePath}: {filePath: string}): boolean =>
  filePath.startsWith('i18n/');

/** Whether a file is a page as it is now, in the site's own language: these are compared with each other. */
export const isPage = (file: {filePath: string}): boolean =>
  isMarkdown(file) && !isPart(file) && /^(?:docs|blog|src)\//.test(file.filePath);

interface Reading {
  /** Undefined if MDX can't read the page. */
  page?: Page;
  /** Why it can't, and the unknown facts. */
  faults: SourceFault[];
}

const readings = new WeakMap<SourceFile, Reading>();

/** Reads and parses a page, once for all checks; none may change the tree. */
export function readPage(file: SourceFile): Reading {
  const known = readings.get(file) ?? parse(file);
  readings.set(file, known);
  return known;
}

function parse(file: SourceFile): Reading {
  const {filePath, text: source} = file;
  const {text, faults} = readFacts({fileContent: source, filePath});
  const {tree, fault} = readMdx(text);
  return tree
    ? {page: {filePath, source, text, tree}, faults}
    : {faults: [...faults, {...fault, ...placeInSource(file, text, fault)}]};
}

/** Says what is wrong at a node or a point of the page's tree. */
export type Report = (
  at: Node | Pick<Point, 'line' | 'column'>,
  problem: string,
  mend: string,
) => void;

/** A check that judges each page that can be read on its own, and each part. */
export const perPage =
  (judge: (page: Page, report: Report) => void): Check =>
  (files) => {
    const findings: SourceFault[] = [];
    for (const file of files.filter(isMarkdown)) {
      const {page} = readPage(file);
      if (page) {
        judge(page, (at, problem, mend) => {
          const point = 'line' in at ? at : (at.position?.start ?? {line: 1, column: 1});
          findings.push({...placeInSource(file, page.text, point), problem, mend});
        });
      }
    }
    return findings;
  };

/**
 * The place in a file of a point in its text with facts expanded. Lines are the same in both; behind a fact, the
 * column isn't, and is left out.
 */
export function placeInSource(
  {filePath, text}: SourceFile,
  expanded: string,
  {line, column}: Pick<Point, 'line' | 'column'>,
): Place {
  const before = expanded.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
  const isSame = text.split('\n')[line - 1]?.startsWith(before);
  return isSame ? {filePath, line, column} : {filePath, line};
}
