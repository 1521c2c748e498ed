import {htmlTagNames} from 'html-tag-names';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {sourceError} from '../../../lib/faults';
import {isElement} from '../../../lib/mdx';
import {suggestion} from '../../../lib/text';
import type {PageRule} from './rule';

/** What a page uses without an import: src/theme/MDXComponents and what it wraps. */
const COMPONENTS = ['CodeBlock', 'Details', 'Head', 'TabItem', 'Tabs'];

/** What MDX and Docusaurus pass to every page, and what every script has. */
const GIVEN = ['assets', 'contentTitle', 'frontMatter', 'metadata', 'props', 'toc', 'undefined'];

/** As @docusaurus/mdx-loader 3.10.2 has them, without the old names. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

/** The directives, by their colons; `contract` is that of plugins/content/contract. */
const DIRECTIVES = {
  containerDirective: {colons: ':::', known: ADMONITIONS},
  leafDirective: {colons: '::', known: ['contract']},
};

/** Names alone, in braces: `{sdk.name}`, `{{name}}`, `{a, b}`. */
const NAMES = /^\{?\s*[\w$.]+(?:\s*,\s*[\w$.]+)*\s*\}?$/;

/** Every name on a page stands for something: elements and components, `{names}`, admonitions and directives. */
export const knownNames: PageRule = (node, place, {defined}) => {
  const [problem, mend] = faultOf(node, defined) ?? [];
  if (problem !== undefined && mend !== undefined) {
    throw sourceError(place, problem, mend);
  }
};

function faultOf(node: Nodes, defined: readonly string[]): [string, string] | undefined {
  if (isElement(node)) {
    const name = node.name?.split('.')[0] ?? '';
    const known = [...COMPONENTS, ...htmlTagNames, ...defined];
    // An element with a hyphen in its name is one of the site's own.
    return name && !name.includes('-') && !known.includes(name)
      ? [`there is no <${name}>`, `import it, or ${suggestion(name, known, (each) => `<${each}>`)}`]
      : undefined;
  }
  switch (node.type) {
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const names = NAMES.test(node.value) ? node.value.match(/(?<![\w$.])[a-z_$][\w$]*/gi) : [];
      const unknown = names?.find((name) => ![...GIVEN, ...defined, 'Math'].includes(name));
      return unknown === undefined
        ? undefined
        : [
            `{${node.value}} is not defined`,
            'write a fact as {{group.name}}, a brace as \\{, or put the text in backticks',
          ];
    }
    case 'containerDirective':
    case 'leafDirective': {
      const {colons, known} = DIRECTIVES[node.type];
      return known.includes(node.name)
        ? undefined
        : [
            `there is no ${colons}${node.name}`,
            suggestion(node.name, known, (each) => colons + each),
          ];
    }
    case 'blockquote': {
      // GitHub's way to write an admonition, which Docusaurus publishes as a quotation.
      const [alert] = /^\[!\w+\]/.exec(toString(node)) ?? [];
      return alert === undefined
        ? undefined
        : [`there is no ${alert}`, `write ${admonition} above it, and ::: below`];
    }
    case 'text':
      return /^:{3,}/m.test(node.value)
        ? ['":::" neither begins nor ends anything here', `write ${admonition} above it`]
        : undefined;
    default:
      return undefined;
  }
}

const admonition = ADMONITIONS.map((name) => `:::${name}`).join(' or ');
