import type {PhrasingContent, Root} from 'mdast';
import fs from 'node:fs';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {stopAt, type SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {mdxFault} from '../../../lib/mdx';
import {unixText} from '../../../lib/text';
import {readFacts} from '../facts';
import {addresses} from './addresses';
import {knownNames} from './names';
import {pictures} from './pictures';
import {quotes} from './quotes';
import {readMdx} from './read-mdx';
import type {NodeFault, PageRule} from './rule';
import {tabs} from './tabs';
import {closedBlocks} from './unclosed-blocks';

/** Everything that refuses what MDX can read, but what would not come out as written. */
const RULES: readonly PageRule[] = [knownNames, addresses, closedBlocks, tabs, quotes];

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

const inFile = (fault: NodeFault, filePath: string): SourceFault => ({
  ...(fault.elsewhere ?? {filePath, line: lineOf(fault)}),
  problem: fault.problem,
  mend: fault.mend,
});

/** What is wrong with the text of a file, below its front matter. */
export function faultsOfText(source: {fileContent: string; filePath: string}): SourceFault[] {
  const {filePath} = source;
  const {text, faults} = readFacts(source);
  const {tree, fault} = readMdx(text);
  return [
    ...faults,
    ...(tree
      ? faultsOfPage(tree, text, filePath).map((each) => inFile(each, filePath))
      : [{filePath, ...fault}]),
  ];
}

/** The unknown facts in each page that has been read, by its file. */
const unknownFacts = new Map<string, readonly SourceFault[]>();

/** What lists show of a post, by its file: a part of its text that ends anywhere. The whole text has its faults. */
const excerpts = new Map<string, string>();

const DEFINITIONS = /^ {0,3}\[[^\]]+\]:[ \t]+\S.*$/gm;

/**
 * Docusaurus' preprocessor: fills in facts, before MDX sees the text. `pageRules` reports those that are unknown. The
 * excerpt of a post gets the addresses and footnotes that its rest defines: Docusaurus 3.10.2 cuts them off.
 */
export function fillInFacts(source: {fileContent: string; filePath: string}): string {
  const {filePath} = source;
  const {text, faults} = readFacts(source);
  unknownFacts.set(filePath, faults);
  const rest = restOfPost(source);
  if (rest === undefined) {
    return text;
  }
  const definitions = readFacts({filePath, fileContent: rest}).text.match(DEFINITIONS) ?? [];
  const excerpt = [text, ...definitions].join('\n\n');
  excerpts.set(filePath, excerpt);
  return excerpt;
}

/** What follows an excerpt in the file of its post; undefined for a whole text. */
function restOfPost({fileContent, filePath}: {fileContent: string; filePath: string}) {
  const text = unixText(fileContent).trimEnd();
  const whole = fs.existsSync(filePath) ? readText(filePath).trimEnd() : '';
  const start = whole.endsWith(text) ? -1 : whole.indexOf(text);
  return start < 0 ? undefined : whole.slice(start + text.length);
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
    const text = String(value);
    const isExcerpt = excerpts.get(filePath) === text;
    const faults = isExcerpt ? [] : faultsOfPage(tree, text, filePath, [pictures]);
    stopAt([
      ...(unknownFacts.get(filePath) ?? []),
      ...faults.map((fault) => inFile(fault, filePath)),
    ]);
    restoreText(tree, text);
  };
}

/** `map:key[0]` is text: no directive of a few words has a meaning here, and Docusaurus 3.10.2 drops its marks. */
function restoreText(tree: Root, text: string): void {
  visit(tree, 'textDirective', ({position, children}, index, parent) => {
    const [start, end] = [position?.start.offset ?? 0, position?.end.offset ?? 0];
    const inner = children[0]?.position?.start.offset ?? end;
    const after = children.at(-1)?.position?.end.offset ?? end;
    const nodes: PhrasingContent[] = [
      {type: 'text', value: text.slice(start, inner)},
      ...children,
      {type: 'text', value: text.slice(after, end)},
    ];
    parent?.children.splice(index ?? 0, 1, ...nodes);
    return [SKIP, (index ?? 0) + 1];
  });
}
