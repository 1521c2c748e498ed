import {toMessageRelativeFilePath} from '@docusaurus/utils';
import type {Code, Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {faultsOf} from '../../../lib/faults';
import {contentKind} from '../../../lib/pages';
import {grammarOf} from '../code/languages';
import {markLines} from '../code/lines';
import {readMetastring} from '../code/metastring';
import {contractEntries} from '../contract';
import {SAMPLE, sampleRegions} from '../samples';
import type {NodeFault, PageRule} from './rule';

/** The samples and parts of the contract that a page quotes exist, and the words after a code block's language mean something. */
export const quotes: PageRule = (tree, _, filePath) => {
  const faults: NodeFault[] = [];
  visit(tree, (node) => {
    if (node.type === 'code') {
      faults.push(...ofCode(node, filePath));
    } else if (node.type === 'leafDirective' && node.name === 'contract') {
      faults.push(...thrownBy(node, filePath, () => applyTo(node, contractEntries, filePath)));
    }
  });
  return faults;
};

function ofCode(node: Code, filePath: string): NodeFault[] {
  const {lang, meta} = node;
  const isQuote = SAMPLE.test(meta ?? '');
  if (isQuote && (contentKind(filePath) ?? 'docs') !== 'docs') {
    const mend = 'write the code here, or link to a page that shows it';
    return [{node, problem: 'only pages in docs/ can quote a sample', mend}];
  }
  const place = {filePath, line: node.position?.start.line ?? 1};
  let code = node.value;
  const ofSample = thrownBy(node, filePath, () => {
    code = isQuote ? (applyTo(node, sampleRegions, filePath) as Code).value : code;
  });
  return [
    ...ofSample,
    ...thrownBy(node, filePath, () => grammarOf(lang ?? 'text', place)),
    ...thrownBy(node, filePath, () => {
      const words = readMetastring((meta ?? '').replace(SAMPLE, ''), place);
      return ofSample.length > 0 ? undefined : markLines(code, lang ?? '', words, place);
    }),
  ];
}

/** What a plugin makes of one node alone; the page stays as it is. */
function applyTo(
  node: Nodes,
  plugin: () => (tree: Root, file: VFile) => void,
  filePath: string,
): Nodes | undefined {
  const tree = {type: 'root', children: [structuredClone(node)]} as Root;
  plugin()(tree, new VFile({path: filePath}));
  return tree.children[0];
}

/** What would stop a build at a node; it may be the fault of a sample that the node quotes. */
const thrownBy = (node: Nodes, filePath: string, build: () => unknown): NodeFault[] =>
  faultsOf(build).map(({problem, mend, ...place}) => ({
    node,
    problem,
    mend,
    ...(place.filePath === toMessageRelativeFilePath(filePath) ? {} : {elsewhere: place}),
  }));
