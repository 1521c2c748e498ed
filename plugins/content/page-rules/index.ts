import type {Nodes, Root} from 'mdast';
import fs from 'node:fs';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {faultsOf, stopAt, type Place, type SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {mdxFault} from '../../../lib/mdx';
import {unixText} from '../../../lib/text';
import {readFacts} from '../facts';
import {readFence} from '../code/fence';
import {contractEntry} from '../contract';
import {frontMatterFaults} from '../front-matter/faults';
import {plainColons} from './read-mdx';
import {RULES} from './rules';

/** What is wrong with a page, in the order of its lines: all faults of all of its nodes. */
export function faultsOfPage(tree: Root, text: string, filePath: string): SourceFault[] {
  const defined: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    // Better too many than too few: a name only ever is a reason not to complain.
    defined.push(...(value.replace(/(['"]).*?\1/g, '').match(/[\w$]+/g) ?? []));
  });
  const faults = frontMatterFaults(filePath, text);
  visit(tree, (node) => {
    const place = {filePath, line: node.position?.start.line ?? 1};
    for (const fault of RULES.map((rule) => rule(node, {text, defined}))) {
      faults.push(...(fault ? [{...place, problem: fault[0], mend: fault[1]}] : []));
    }
    faults.push(...faultsOf(() => readQuotation(node, place)));
    // The names inside these are those of SVG and MathML.
    return 'name' in node && (node.name === 'svg' || node.name === 'math') ? SKIP : undefined;
  });
  return faults;
}

/** @throws Error with `place` unless the sample or the part of the contract that a node quotes exists, and its metastring means something; a block of MDX, which Docusaurus unwraps, has neither */
function readQuotation(node: Nodes, place: Place): void {
  if (node.type === 'leafDirective' && node.name === 'contract') {
    contractEntry(node, place);
  } else if (node.type === 'code' && node.lang !== 'mdx-code-block') {
    readFence(node, place);
  }
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
  this.parser = (source, file) => {
    const fileContent = [source, ...definitionsBehind(source, file.path)].join('\n\n');
    const {text, faults} = readFacts({fileContent, filePath: file.path});
    plainColons.call(this);
    try {
      const tree = parser?.(text, file) as Root;
      stopAt([...faults, ...faultsOfPage(tree, text, file.path)]);
      return tree;
    } catch (error) {
      const fault = mdxFault(error, text);
      stopAt(fault ? [...faults, {filePath: file.path, ...fault}] : []);
      throw error;
    }
  };
}
