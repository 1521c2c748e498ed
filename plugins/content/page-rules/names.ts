import {htmlTagNames} from 'html-tag-names';
import type {Blockquote, Nodes, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {nearestName} from '../../../lib/text';
import type {NodeFault, PageRule} from './rule';
import {valueFault} from './values';

/** What a page uses without an import: src/theme/MDXComponents and what it wraps. */
const COMPONENTS = ['CodeBlock', 'Details', 'Head', 'TabItem', 'Tabs'];

/** What MDX and Docusaurus pass to every page, and what every script has. */
const GIVEN = ['assets', 'contentTitle', 'frontMatter', 'metadata', 'props', 'toc', 'undefined'];

/** As @docusaurus/mdx-loader 3.10.2 has them, without the old names. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** What Docusaurus draws for an old name. */
const RENAMED = new Map([
  ['caution', 'warning'],
  ['important', 'info'],
  ['secondary', 'note'],
  ['success', 'tip'],
]);

/** The only directive of one line: plugins/content/contract. */
const DIRECTIVES = ['contract'];

type Fault = [problem: string, mend: string] | undefined;

/**
 * Every name on a page stands for something: elements and components, `{names}`, admonitions and directives.
 * Admonition marks begin or end one.
 */
export const knownNames: PageRule = (tree) => {
  const faults: NodeFault[] = [];
  const defined = definedNames(tree);
  const tags = [...COMPONENTS, ...htmlTagNames, ...defined];
  visit(tree, (node) => {
    const [problem, mend = ''] = faultOf(node, tags, [...GIVEN, ...defined]) ?? [];
    if (problem !== undefined) {
      faults.push({node, problem, mend});
    }
    // The names inside these are those of SVG and MathML.
    return 'name' in node && (node.name === 'svg' || node.name === 'math') ? SKIP : undefined;
  });
  return faults;
};

/**
 * The names in a page's own imports and exports. Better too many than too few: a name only ever is a reason
 * not to complain.
 */
function definedNames(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxjsEsm', ({value}) => {
    names.push(...(value.replace(/(['"]).*?\1/g, '').match(/[\w$]+/g) ?? []));
  });
  return names;
}

function faultOf(node: Nodes, tags: readonly string[], values: readonly string[]): Fault {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return unknownTag(node.name?.split('.')[0] ?? '', tags);
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return valueFault(node, values);
    case 'containerDirective':
      return ADMONITIONS.includes(node.name)
        ? undefined
        : [`there is no :::${node.name}`, `did you mean :::${admonitionFor(node.name)}?`];
    case 'leafDirective':
      return unknownDirective(node.name);
    case 'blockquote':
      return githubAlert(node);
    case 'text':
      return /^:{3,}/m.test(node.value)
        ? [
            '":::" neither begins nor ends anything here',
            'begin an admonition with :::note or :::note[Title], and close it once',
          ]
        : undefined;
    default:
      return undefined;
  }
}

/** GitHub's way to write an admonition, which Docusaurus publishes as a quotation. */
function githubAlert(node: Blockquote): Fault {
  const [, name] = /^\[!(\w+)\]/.exec(toString(node)) ?? [];
  return name === undefined
    ? undefined
    : [`there is no [!${name}]`, `write :::${admonitionFor(name.toLowerCase())} above, ::: below`];
}

/** An element with a hyphen in its name is one of the site's own. */
const unknownTag = (name: string, known: readonly string[]): Fault =>
  name && !name.includes('-') && !known.includes(name)
    ? [
        `there is no <${name}>`,
        `did you mean <${nearestName(name, known)}>? A component needs an import`,
      ]
    : undefined;

function unknownDirective(name: string): Fault {
  if (DIRECTIVES.includes(name)) {
    return undefined;
  }
  return ADMONITIONS.includes(name) || RENAMED.has(name)
    ? [`there is no ::${name}`, `begin an admonition with three colons: :::${admonitionFor(name)}`]
    : [`there is no ::${name}`, `did you mean ::${nearestName(name, DIRECTIVES)}?`];
}

const admonitionFor = (name: string) => RENAMED.get(name) ?? nearestName(name, ADMONITIONS);
