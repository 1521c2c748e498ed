import type {Nodes, Root} from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
import type {Processor} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {faultsOf, stopAt, type Place, type SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {mdxFault} from '../../../lib/mdx';
import {readFacts} from '../facts';
import {readFence} from '../code/fence';
import {contractEntry} from '../contract';
import {frontMatterFaults} from '../front-matter/faults';
import {importFaults} from './imports';
import {plainColons} from './read-mdx';
import {inert, RULES, type PageRule} from './rules';

/** A page as it is written, and as MDX reads it. */
interface PageText {
  filePath: string;
  /** With references to facts. */
  source: string;
  /** With facts filled in, and otherwise the same, line for line. */
  text: string;
  /** That of `text`. */
  tree: Root;
}

/** What is wrong with a page: all faults of all of its nodes. */
export function faultsOfPage({filePath, source, text, tree}: PageText): SourceFault[] {
  const defined: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    // Better too many than too few: a name only ever is a reason not to complain.
    defined.push(...(value.replace(/(['"]).*?\1/g, '').match(/[\w$]+/g) ?? []));
  });
  const faults = frontMatterFaults(filePath, source);
  const page = {filePath, text, defined, quoted: new Set<string>()};
  judge(tree, RULES);
  return faults;

  function judge(root: Nodes, rules: readonly PageRule[]): void {
    visit(root, (node, _, parent) => {
      // What becomes a link by itself has no place.
      const place = {filePath, line: (node.position ?? parent?.position)?.start.line ?? 1};
      for (const rule of rules) {
        const [problem, mend] = rule(node, page, parent) ?? [];
        faults.push(...(problem && mend ? [{...place, problem, mend}] : []));
      }
      faults.push(...importFaults(node, filePath), ...faultsOf(() => readQuotation(node, place)));
      if (!('name' in node) || !/^(?:svg|math)$/.test(node.name ?? '')) {
        return undefined;
      }
      // The names inside these are those of SVG and MathML.
      node.children.forEach((child) => judge(child, [inert]));
      return SKIP;
    });
  }
}

/** @throws Error with `place` unless the sample or the part of the contract that a node quotes exists, and its metastring means something */
function readQuotation(node: Nodes, place: Place): void {
  if (node.type === 'leafDirective' && node.name === 'contract') {
    contractEntry(node, place);
  } else if (node.type === 'code') {
    readFence(node, place);
  }
}

const DEFINITION = /^ {0,3}\[[^\]]+\]:[ \t]+\S/;

/** Of what follows an excerpt in its post, the definitions of addresses and footnotes, on their lines; nothing follows any other page. */
function definitionsBehind(excerpt: string, filePath: string): string[] {
  const whole = fs.existsSync(filePath) ? readText(filePath).split('\n') : [];
  return whole.slice(excerpt.split('\n').length).map((line) => (DEFINITION.test(line) ? line : ''));
}

/**
 * Unified plugin: fills in facts before MDX sees the text, and stops at a page with faults, with all of them, those of
 * its front matter included. MDX says in many lines why it can't read a page; it would only miss a component when it
 * draws the page, without naming the line; Docusaurus publishes an unknown directive as text; and a block without a
 * closing line swallows everything that follows.
 *
 * The excerpt of a post has the definitions of the rest, without which Docusaurus 3.10.2 reads it, and its links to
 * headings lead to the post: a list has none of what follows.
 *
 * @throws Error with file and line of each fault
 */
export function pageRules(this: Processor) {
  const {parser} = this;
  this.parser = (source, file) => {
    const {path: filePath} = file;
    const rest = definitionsBehind(source, filePath);
    const whole = [source, ...rest].join('\n');
    const {text, faults} = readFacts({fileContent: whole, filePath});
    plainColons.call(this);
    try {
      const tree = parser?.(text, file) as Root;
      stopAt([...faults, ...faultsOfPage({filePath, source: whole, text, tree})]);
      visit(tree, ['link', 'definition'], (node) => {
        if (rest.length > 0 && 'url' in node && node.url.startsWith('#')) {
          node.url = `./${path.basename(filePath)}${node.url}`;
        }
      });
      return tree;
    } catch (error) {
      const fault = mdxFault(error, text);
      stopAt(fault ? [...faults, {filePath, ...fault}] : []);
      throw error;
    }
  };
}
