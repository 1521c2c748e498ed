import {htmlTagNames} from 'html-tag-names';
import type {Nodes, RootContent} from 'mdast';
// Adds the nodes of MDX and of directives to those of Markdown.
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import {toString} from 'mdast-util-to-string';
import {attributesOf, isElement, type MdxElement} from '../../../lib/mdx';
import {suggestion} from '../../../lib/text';

/**
 * Judges one node of a page as Markdown has it.
 *
 * @param page its text, with facts filled in and with the front matter, and the names in its imports and exports
 * @returns what is wrong, and how to mend it
 */
type PageRule = (
  node: Nodes,
  page: {text: string; defined: readonly string[]},
) => [problem: string, mend: string] | undefined;

/** What a page uses without an import: src/theme/MDXComponents and what it wraps. */
const COMPONENTS = ['CodeBlock', 'Details', 'Head', 'TabItem', 'Tabs'];

/** What MDX and Docusaurus pass to every page, and what every script has. */
const GIVEN = [
  'assets',
  'contentTitle',
  'frontMatter',
  'metadata',
  'props',
  'toc',
  'undefined',
  'Math',
];

/** As @docusaurus/mdx-loader 3.10.2 has them, without the old names. */
const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger'];

const admonition = ADMONITIONS.map((name) => `:::${name}`).join(' or ');

/** An attribute of HTML that is code. */
const CODE = /^(?:style|on[a-z]+)$/i;

/** An element or a component is one of HTML or the theme, or imported; with a hyphen, it is one of the site's own. */
const elements: PageRule = (node, {defined}) => {
  const [, name] = (isElement(node) && /^([^.-]+)(?:\.|$)/.exec(node.name ?? '')) || [];
  if (!name) {
    return undefined;
  }
  const known = [...COMPONENTS, ...htmlTagNames, ...defined];
  return !known.includes(name)
    ? [`there is no <${name}>`, `import it, or ${suggestion(name, known, (each) => `<${each}>`)}`]
    : undefined;
};

/** An element of HTML has neither a style nor a handler as text: React stops at the one, and leaves out the other. */
const attributes: PageRule = (node) => {
  const isOfHtml = isElement(node) && htmlTagNames.includes(node.name ?? '');
  const [refused] = isOfHtml
    ? Object.keys(attributesOf(node)).filter((name) => CODE.test(name))
    : [];
  return refused
    ? [`${refused}="…" does nothing here`, 'use a class of a style sheet, or write a component']
    : undefined;
};

/** Names alone in braces, `{sdk.name}`, `{{name}}` or `{a, b}`, are those of values. */
const expressions: PageRule = (node, {defined}) => {
  const text = node.type.endsWith('Expression') && 'value' in node ? node.value : '';
  const names = /^\{?\s*[\w$.]+(?:\s*,\s*[\w$.]+)*\s*\}?$/.test(text)
    ? (text.match(/(?<![\w$.])[a-z_$][\w$]*/gi) ?? [])
    : [];
  return names.every((name) => [...GIVEN, ...defined].includes(name))
    ? undefined
    : [
        `{${text}} is not defined`,
        'write a fact as {{group.name}}, a brace as \\{, or put the text in backticks',
      ];
};

/** An admonition or a directive is one that a page can have, and is written as Docusaurus reads it. */
const directives: PageRule = (node) => {
  if (node.type === 'containerDirective' || node.type === 'leafDirective') {
    const [colons, known] =
      node.type === 'leafDirective' ? ['::', ['contract']] : [':::', ADMONITIONS];
    return known.includes(node.name)
      ? undefined
      : [
          `there is no ${colons}${node.name}`,
          suggestion(node.name, known, (each) => colons + each),
        ];
  }
  // GitHub's way to write an admonition, which Docusaurus publishes as a quotation.
  const [alert] = (node.type === 'blockquote' && /^\[!\w+\]/.exec(toString(node))) || [];
  if (alert) {
    return [`there is no ${alert}`, `write ${admonition} above it, and ::: below`];
  }
  return node.type === 'text' && /^:{3,}/m.test(node.value)
    ? ['":::" neither begins nor ends anything here', `write ${admonition} above it`]
    : undefined;
};

/** Every address can be read, as whatever follows takes it apart: `http://localhost:PORT` and `https://` can't. */
const addresses: PageRule = (node) => {
  const {href, src} = isElement(node) ? attributesOf(node) : {};
  const url = 'url' in node ? node.url : (href ?? src ?? '');
  return URL.canParse(url, 'https://base.example')
    ? undefined
    : [
        `the address ${url} cannot be read`,
        'correct it, or put an address that is only an example in backticks',
      ];
};

/** Each admonition and code block ends with a line of its own, rather than with the page, or the list or quotation around it. */
const blocks: PageRule = (node, {text}) => {
  if (node.type !== 'containerDirective' && node.type !== 'code') {
    return undefined;
  }
  const [fence, mark = ''] = /^([:`~])\1{2,}/.exec(text.slice(node.position?.start.offset)) ?? [];
  const lastLine = text.slice(0, node.position?.end.offset).split('\n').at(-1) ?? '';
  const isOfChild =
    'children' in node && node.children.at(-1)?.position?.end.line === node.position?.end.line;
  const isClosed = new RegExp(`^[\\s>]*${mark}{${fence?.length},}\\s*$`).test(lastLine);
  return fence && (isOfChild || !isClosed)
    ? [
        `the ${node.type === 'code' ? `code block ${fence}${node.lang ?? ''}` : 'admonition'} is not closed`,
        `close it, above any truncate marker, with a line of ${fence}`,
      ]
    : undefined;
};

/** Tabs hold nothing but tabs, at least one, each with its own value and a label (src/theme/Tabs). */
const tabs: PageRule = (node) => {
  if (!isElement(node) || node.name !== 'Tabs') {
    return undefined;
  }
  const items = childrenOf(node).map((child) =>
    isElement(child) && child.name === 'TabItem' ? attributesOf(child) : {},
  );
  const values = new Set(items.flatMap(({value, label}) => (value && label ? [value] : [])));
  return values.size > 0 && values.size === items.length
    ? undefined
    : [
        'these tabs are not all tabs, with a label and a value that no other has',
        'put <TabItem value="…" label="…"> and nothing else between <Tabs> and </Tabs>',
      ];
};

/** What is inside tabs. A tab on one line is in a paragraph, which MDX removes. */
export const childrenOf = (group: MdxElement): RootContent[] =>
  (group.children as RootContent[])
    .flatMap((child) => (child.type === 'paragraph' ? child.children : [child]))
    .filter((child) => child.type !== 'text' || child.value.trim() !== '');

/** Everything that refuses what MDX can read, but what would not come out as written. */
export const RULES = [elements, attributes, expressions, directives, addresses, blocks, tabs];
