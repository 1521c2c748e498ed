import {htmlTagNames} from 'html-tag-names';
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

const admonition = ADMONITIONS.map((name) => `:::${name}`).join(' or ');

/** Every name on a page stands for something: elements and components, `{names}`, admonitions and directives. */
export const knownNames: PageRule = (node, place, {defined}) => {
  if (isElement(node)) {
    const name = node.name?.split('.')[0] ?? '';
    const known = [...COMPONENTS, ...htmlTagNames, ...defined];
    // An element with a hyphen in its name is one of the site's own.
    if (name && !name.includes('-') && !known.includes(name)) {
      const mend = `import it, or ${suggestion(name, known, (each) => `<${each}>`)}`;
      throw sourceError(place, `there is no <${name}>`, mend);
    }
  } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const names = NAMES.test(node.value) ? node.value.match(/(?<![\w$.])[a-z_$][\w$]*/gi) : [];
    if (names?.some((name) => ![...GIVEN, ...defined, 'Math'].includes(name))) {
      const mend = 'write a fact as {{group.name}}, a brace as \\{, or put the text in backticks';
      throw sourceError(place, `{${node.value}} is not defined`, mend);
    }
  } else if (node.type === 'containerDirective' || node.type === 'leafDirective') {
    const {colons, known} = DIRECTIVES[node.type];
    if (!known.includes(node.name)) {
      const mend = suggestion(node.name, known, (each) => colons + each);
      throw sourceError(place, `there is no ${colons}${node.name}`, mend);
    }
  } else if (node.type === 'blockquote') {
    // GitHub's way to write an admonition, which Docusaurus publishes as a quotation.
    const [alert] = /^\[!\w+\]/.exec(toString(node)) ?? [];
    if (alert) {
      throw sourceError(
        place,
        `there is no ${alert}`,
        `write ${admonition} above it, and ::: below`,
      );
    }
  } else if (node.type === 'text' && /^:{3,}/m.test(node.value)) {
    const problem = '":::" neither begins nor ends anything here';
    throw sourceError(place, problem, `write ${admonition} above it`);
  }
};
