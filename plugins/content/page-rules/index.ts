import type {Root} from 'mdast';
import type {Processor} from 'unified';
import type {VFile} from 'vfile';
import {stopAt, type SourceFault} from '../../../lib/faults';
import {mdxFault} from '../../../lib/mdx';
import {readFacts} from '../facts';
import {knownNames} from './names';
import {pictures} from './pictures';
import {quotes} from './quotes';
import type {NodeFault, PageRule} from './rule';
import {tabs} from './tabs';
import {closedBlocks} from './unclosed-blocks';

/** Everything that refuses what MDX can read, but what would not come out as written. */
const RULES: readonly PageRule[] = [knownNames, closedBlocks, tabs, quotes];

/** What is wrong with a page, in the order of its lines; `more` are rules that only a build can judge by. */
export const faultsOfPage = (
  tree: Root,
  text: string,
  filePath: string,
  more: readonly PageRule[] = [],
): NodeFault[] =>
  [...RULES, ...more]
    .flatMap((rule) => rule(tree, text, filePath))
    .sort((a, b) => lineOf(a) - lineOf(b));

const lineOf = ({node}: NodeFault): number => node.position?.start.line ?? 1;

/** The unknown facts in each page that has been read, by its file. */
const unknownFacts = new Map<string, readonly SourceFault[]>();

/** Docusaurus' preprocessor: fills in facts, before MDX sees the text. `pageRules` reports those that are unknown. */
export function fillInFacts(source: {fileContent: string; filePath: string}): string {
  const {text, faults} = readFacts(source);
  unknownFacts.set(source.filePath, faults);
  return text;
}

/**
 * Unified plugin: stops at a page with faults, and names all of them. MDX says in many lines why it can't read
 * a page; it would only miss a component when it draws the page, without naming the line; Docusaurus publishes
 * an unknown directive as text; and a block without a closing line swallows everything that follows.
 *
 * @throws Error with file and line of each fault
 */
export function pageRules(this: Processor) {
  const {parser} = this;
  if (!parser) {
    throw new Error('pageRules runs after remark-parse — list it in beforeDefaultRemarkPlugins');
  }
  this.parser = (text, file) => {
    try {
      return parser(text, file);
    } catch (error) {
      const fault = mdxFault(error, text);
      if (!fault) {
        throw error;
      }
      stopAt([...(unknownFacts.get(file.path) ?? []), {filePath: file.path, ...fault}]);
      return undefined as never;
    }
  };
  return (tree: Root, {path: filePath, value}: VFile) => {
    stopAt([
      ...(unknownFacts.get(filePath) ?? []),
      ...faultsOfPage(tree, String(value), filePath, [pictures]).map((fault) => ({
        ...(fault.elsewhere ?? {filePath, line: lineOf(fault)}),
        problem: fault.problem,
        mend: fault.mend,
      })),
    ]);
  };
}
