import type {Nodes, Root} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {EXIT, visit} from 'unist-util-visit';

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
 * Whether a doc's HTML is provably all that there is to its text: Markdown, HTML without handlers, and
 * the components above. When in doubt, it is not: then React draws it, as Docusaurus does.
 *
 * @param source MDX with a front matter, facts expanded
 */
export function isPlain(source: string): boolean {
  const tree = parse(source);
  let isSo = tree !== undefined;
  if (tree) {
    visit(tree, (node) => {
      isSo = isPlainNode(node);
      return isSo ? undefined : EXIT;
    });
  }
  return isSo;
}

/** Docusaurus reads a few things that MDX alone cannot, and says itself what is wrong with the rest. */
function parse(source: string): Root | undefined {
  try {
    return parser.parse(source);
  } catch {
    return undefined;
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
