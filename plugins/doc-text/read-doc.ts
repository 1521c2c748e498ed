import type {Nodes} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';

/** Components that draw HTML alone, and do nothing in the browser but what HTML and custom elements do. */
export const PLAIN_COMPONENTS = ['Hero', 'PlatformCards', 'StateDiagram', 'Tabs', 'TabItem'];

/** Elements of HTML in whose place Docusaurus puts a component with state, or nothing. */
const ACTING_ELEMENTS = ['head', 'script'];

const COMMENT = /^\s*(?:\/\*[\s\S]*\*\/\s*)?$/;
const IMPORT = /^import (\w+) from '@site\/src\/components\/\1';$/;
const RELATIVE_IMAGE = /^image: *["']?\.\.?\//m;

const parser = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkMdx);

/**
 * Whether a doc's HTML is provably all that there is to its text (Markdown, HTML without handlers, and the
 * components above), and the addresses in it, some of which may be those of pictures and files that Docusaurus
 * publishes together with it. When in doubt, it is not plain: then React draws it, as Docusaurus does.
 *
 * @param text MDX with a front matter, facts expanded
 */
export function readDoc(text: string): {isPlain: boolean; addresses: string[]} {
  const addresses: string[] = [];
  let isPlain = true;
  try {
    visit(parser.parse(text), (node) => {
      isPlain &&= isPlainNode(node);
      addresses.push(...addressesOf(node));
    });
  } catch {
    // MDX alone cannot read it. Docusaurus can read some of that, and says itself what is wrong with the rest.
    isPlain = false;
  }
  return {isPlain, addresses};
}

function addressesOf(node: Nodes): string[] {
  switch (node.type) {
    case 'image':
    case 'link':
    case 'definition':
      return [node.url];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap(({value}) => (typeof value === 'string' ? [value] : []));
    default:
      return [];
  }
}

function isPlainNode(node: Nodes): boolean {
  switch (node.type) {
    case 'mdxjsEsm':
      return node.value.split('\n').every((line) => isPlainImport(line.trim()));
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return COMMENT.test(node.value);
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return isPlainName(node.name ?? '') && node.attributes.every(isPlainAttribute);
    case 'code':
      return node.lang !== 'mermaid';
    case 'yaml':
      // Its address is known to the compiled module alone.
      return !RELATIVE_IMAGE.test(node.value);
    default:
      return true;
  }
}

function isPlainImport(line: string): boolean {
  const [, name] = IMPORT.exec(line) ?? [];
  return line === '' || (name !== undefined && PLAIN_COMPONENTS.includes(name));
}

const isPlainName = (name: string): boolean =>
  /^[a-z][\w-]*$/.test(name) ? !ACTING_ELEMENTS.includes(name) : PLAIN_COMPONENTS.includes(name);

const isPlainAttribute = (attribute: {type: string; name?: string; value?: unknown}): boolean =>
  attribute.type === 'mdxJsxAttribute' &&
  !/^on/i.test(attribute.name ?? '') &&
  typeof (attribute.value ?? '') === 'string';
