import type {Root} from 'mdast';
// Adds the nodes of directives and of MDX to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import type {Node, Point} from 'unist';
import {contentKind} from '../lib/pages';
import {readFacts, REFERENCE, valueOf} from '../plugins/content/facts';
import {readMdx} from '../plugins/content/page-rules/read-mdx';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

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

interface Reading {
  /** Undefined if MDX can't read the page. */
  page?: Page;
  /** Why it can't, and the unknown facts. */
  faults: Finding[];
}

const readings = new WeakMap<SourceFile, Reading>();

/** Reads and parses a page, once for all checks; none may change the tree. */
export function readPage(file: SourceFile): Reading {
  const known = readings.get(file) ?? parse(file);
  readings.set(file, known);
  return known;
}

function parse({filePath, text: source}: SourceFile): Reading {
  const {text, faults} = readFacts({fileContent: source, filePath});
  const lines = source.split('\n');
  const {tree, fault} = readMdx(text);
  if (tree) {
    return {page: {filePath, lines, text, tree}, faults};
  }
  const {line, column, problem, mend} = fault;
  return {faults: [...faults, findingAt({filePath, lines}, {line, column}, problem, mend)]};
}

/** Says what is wrong at a node or a point of the page's tree. */
export type Report = (
  at: Node | Pick<Point, 'line' | 'column'>,
  problem: string,
  mend: string,
) => void;

/** A check that judges each page that can be read on its own, and each part. */
export const perPage =
  (judge: (page: Page, report: Report) => void | Promise<void>): Check =>
  async (files) => {
    const findings: Finding[] = [];
    const pages = files.filter(isMarkdown).flatMap((file) => readPage(file).page ?? []);
    for (const page of pages) {
      await judge(page, (at, problem, mend) => {
        findings.push(findingAt(page, at, problem, mend));
      });
    }
    return findings;
  };

/** A finding at the place in the source of a point of the page's text, or where a node begins. */
export function findingAt(
  {filePath, lines}: Pick<Page, 'filePath' | 'lines'>,
  at: Node | Pick<Point, 'line' | 'column'>,
  problem: string,
  mend: string,
): Finding {
  const {line, column} = 'line' in at ? at : (at.position?.start ?? {line: 1, column: 1});
  return {filePath, line, column: sourceColumn(lines[line - 1] ?? '', column), problem, mend};
}

/**
 * The column in a line of the source of what is at `column` once its facts are expanded; both counted
 * from 1. Anything inside a fact's value has the column of its reference.
 */
export function sourceColumn(line: string, column: number): number {
  let shift = 0;
  for (const {0: reference, 1: name = '', index} of line.matchAll(REFERENCE)) {
    const start = index + shift + 1;
    const {length} = valueOf(reference, name) ?? reference;
    if (column < start) {
      break;
    }
    if (column < start + length) {
      return index + 1;
    }
    shift += length - reference.length;
  }
  return column - shift;
}
