import type {Nodes} from 'mdast';
import fs from 'node:fs';
import path from 'node:path';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {decoded} from '../../lib/addresses';
import type {SourceFault} from '../../lib/faults';
import {attributesOf, isElement} from '../../lib/mdx';
import {readMdx} from '../content/page-rules/read-mdx';
import {NOTHING} from '../content/page-rules/rules';

const FIGURES = path.join(__dirname, '../../src/figures');

/**
 * The modules of components that draw HTML alone, and do nothing in the browser but what HTML and custom elements do.
 * The figures, which are of this SDK, can all be deleted.
 */
export const PLAIN_MODULES = [
  '@site/src/components/Hero',
  '@site/src/components/PlatformCards',
  ...(fs.existsSync(FIGURES) ? fs.readdirSync(FIGURES) : [])
    .filter((name) => !path.extname(name))
    .map((name) => `@site/src/figures/${name}`),
];

/** Elements of HTML in whose place Docusaurus puts a component with state, or nothing. */
const ACTING_ELEMENTS = ['head', 'script'];

/** Components that Docusaurus knows without an import. */
const TABS = ['Tabs', 'TabItem'];

const RELATIVE_IMAGE = /^image: *["']?\.\.?\//m;

/** An address on this site that has an ending, but not that of a page. */
const FILE = /^(?!\w+:|\/\/)[^?#]*\.(?!mdx?\b)\w+(?:[?#]|$)/;

/** What is known of a doc by its text alone. */
interface ReadDoc {
  /** What keeps it from being plain, and the line that it is in. */
  obstacle?: Pick<SourceFault, 'line' | 'problem'> | undefined;
  hasFiles: boolean;
  /** Whether it imports what may say something of other docs. */
  hasComponents: boolean;
  /** What it links to and shows, without what follows a path. */
  targets: string[];
}

/**
 * Whether a doc's HTML is provably all that there is to its text (Markdown, HTML without handlers, and the
 * components above), and whether it may have pictures or files, which Docusaurus publishes together with it. When in
 * doubt, there is an obstacle: then React renders it, as Docusaurus does.
 *
 * @param text MDX with a front matter, facts expanded
 * @param modules those of plain components
 */
export function readDoc(text: string, modules: readonly string[] = PLAIN_MODULES): ReadDoc {
  const {tree} = readMdx(text);
  const found: ReadDoc = {hasFiles: false, hasComponents: false, targets: []};
  if (!tree) {
    // Docusaurus can read some of what MDX alone can't, and says itself what is wrong with the rest.
    return {...found, obstacle: {line: 1, problem: 'MDX alone cannot read this page'}};
  }
  visit(tree, (node) => {
    const problem = problemOf(node, modules);
    found.obstacle ??= problem ? {line: node.position?.start.line ?? 1, problem} : undefined;
    const addresses = addressesOf(node);
    found.hasFiles ||= addresses.some((address) => FILE.test(address));
    found.hasComponents ||= node.type === 'mdxjsEsm';
    found.targets.push(...addresses.map((address) => decoded(address.replace(/[?#].*/, ''))));
  });
  return found;
}

const addressesOf = (node: Nodes): string[] =>
  'url' in node
    ? [node.url]
    : Object.values(isElement(node) ? attributesOf(node) : {}).flatMap((value) => value ?? []);

function problemOf(node: Nodes, modules: readonly string[]): string | undefined {
  const names = modules.map((module) => path.basename(module));
  switch (node.type) {
    case 'mdxjsEsm':
      return node.value.split('\n').every((line) => isPlainImport(line.trim(), modules))
        ? undefined
        : 'this import or export is code';
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return NOTHING.test(node.value) ? undefined : `{${node.value}} is computed`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return !isPlainName(node.name ?? '', [...TABS, ...names])
        ? `<${node.name ?? ''}> is more than HTML`
        : !node.attributes.every(isPlainAttribute)
          ? `<${node.name ?? ''}> has an attribute that is computed or a handler`
          : undefined;
    case 'yaml':
      // Its address is known to the compiled module alone.
      return RELATIVE_IMAGE.test(node.value)
        ? 'the image of the front matter is beside it'
        : undefined;
    default:
      return undefined;
  }
}

const isPlainImport = (line: string, modules: readonly string[]): boolean =>
  line === '' || modules.some((name) => line === `import ${path.basename(name)} from '${name}';`);

const isPlainName = (name: string, components: readonly string[]): boolean =>
  /^[a-z][\w-]*$/.test(name) ? !ACTING_ELEMENTS.includes(name) : components.includes(name);

const isPlainAttribute = (attribute: {type: string; name?: string; value?: unknown}): boolean =>
  attribute.type === 'mdxJsxAttribute' &&
  !/^on/i.test(attribute.name ?? '') &&
  typeof (attribute.value ?? '') === 'string';
