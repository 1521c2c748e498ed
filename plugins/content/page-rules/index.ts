import type {Root} from 'mdast';
import fs from 'node:fs';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {faultsOf, stopAt, type SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {mdxFault} from '../../../lib/mdx';
import {unixText} from '../../../lib/text';
import {readFacts} from '../facts';
import {frontMatter} from '../front-matter/faults';
import {blocks} from './blocks';
import {addresses} from './addresses';
import {knownNames} from './names';
import {quotes} from './quotes';
import {plainColons} from './read-mdx';
import type {PageRule} from './rule';
import {tabs} from './tabs';

/** Everything that refuses what MDX can read, but what would not come out as written. */
const RULES: readonly PageRule[] = [frontMatter, knownNames, addresses, blocks, tabs, quotes];

/** What is wrong with a page, in the order of its lines. */
export function faultsOfPage(tree: Root, text: string, filePath: string): SourceFault[] {
  const defined: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    // Better too many than too few: a name only ever is a reason not to complain.
    defined.push(...(value.replace(/(['"]).*?\1/g, '').match(/[\w$]+/g) ?? []));
  });
  const faults: SourceFault[] = [];
  visit(tree, (node) => {
    const place = {filePath, line: node.position?.start.line ?? 1};
    faults.push(...RULES.flatMap((rule) => faultsOf(() => rule(node, place, {text, defined}))));
    // The names inside these are those of SVG and MathML.
    return 'name' in node && (node.name === 'svg' || node.name === 'math') ? SKIP : undefined;
  });
  return faults;
}

const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]+\S.*$/gm;

/** What the rest of a post defines for its excerpt, addresses and footnotes: Docusaurus 3.10.2 reads that without them. */
function definitionsBehind(excerpt: string, filePath: string): string[] {
  const whole = fs.existsSync(filePath) ? readText(filePath) : '';
  const [, rest = ''] = whole.split(unixText(excerpt).trimEnd());
  return rest.match(DEFINITION) ?? [];
}

/**
 * Unified plugin: fills in facts before MDX sees the text, and stops at a page with faults, with all of them, those of
 * its front matter included. MDX says in many lines why it can't read a page; it would only miss a component when it
 * draws the page, without naming the line; Docusaurus publishes an unknown directive as text; and a block without a
 * closing line swallows everything that follows.
 *
 * @throws Error with file and line of each fault
 */
export function pageRules(this: Processor) {
  const {parser} = this;
  if (!parser) {
    throw new Error('pageRules runs after remark-parse — list it in beforeDefaultRemarkPlugins');
  }
  const unknownFacts = new WeakMap<VFile, SourceFault[]>();
  this.parser = (source, file) => {
    const fileContent = [source, ...definitionsBehind(source, file.path)].join('\n\n');
    const {text, faults} = readFacts({fileContent, filePath: file.path});
    file.value = text;
    unknownFacts.set(file, faults);
    plainColons.call(this);
    try {
      return parser(text, file);
    } catch (error) {
      const fault = mdxFault(error, text);
      stopAt(fault ? [...faults, {filePath: file.path, ...fault}] : []);
      throw error;
    }
  };
  return (tree: Root, file: VFile) => {
    stopAt([
      ...(unknownFacts.get(file) ?? []),
      ...faultsOfPage(tree, String(file.value), file.path),
    ]);
  };
}
