import type {Code, Blockquote, Nodes, Paragraph, Parent, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import type {VFile} from 'vfile';
import {attributesOf} from '../../../lib/attributes-of';
import {nearestName} from '../../../lib/nearest-name';
import {sourceError, type Place} from '../../../lib/source-error';
import {components, wholeFile} from './components';
import {admonitions, type SayInTwin} from './texts';

const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const SOURCE = /\bsource="([^"]*)"/;
const TITLE = /\btitle=(?:"[^"]*"|'[^']*')/;

/**
 * Remark plugin: leaves nothing that only MDX understands.
 *
 * Components become what they say (`components.ts`), admonitions a quote that begins with their
 * kind, images their alternative text; imports and comments go, and so does all that the info
 * string of a code block says beyond its language and title.
 *
 * @throws Error with file and line for what has no form in Markdown
 */
export function plainMarkdown() {
  return (tree: Root, file: VFile): Root => ({type: 'root', children: plainChildren(tree, file)});
}

const plainChildren = (parent: Parent, file: VFile): RootContent[] =>
  parent.children.flatMap((node) => plain(node, file));

function plain(node: RootContent, file: VFile): RootContent[] {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (COMMENT.test(node.value)) {
        return [];
      }
      throw sourceError(
        placeOf(node, file),
        `{${node.value}} is not known before the page runs, so its Markdown twin cannot have it`,
        'write its value, a fact as {{name}}, or a brace as \\{',
      );
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return component(node, file);
    case 'containerDirective':
      return [admonition(node, file)];
    case 'leafDirective':
      throw sourceError(
        placeOf(node, file),
        `::${node.name} has no form in the page's Markdown twin`,
        'correct its name, or give it one in plugins/output/markdown-twins/plain-markdown.ts',
      );
    // A colon before a word, such as in `com.acme:sdk`; no directive of this kind is in use.
    case 'textDirective':
      return [{type: 'text', value: sourceOf(node, file)}];
    case 'image':
      return [
        {
          type: 'emphasis',
          children: [{type: 'text', value: sayOf(file)('image', {description: node.alt ?? ''})}],
        },
      ];
    case 'code':
      return codeBlock(node, file);
    default:
      return [
        'children' in node ? ({...node, children: plainChildren(node, file)} as RootContent) : node,
      ];
  }
}

/** A block that is quoted from a sample is followed by a link to the whole file. */
function codeBlock({lang, value, meta}: Code, file: VFile): RootContent[] {
  const [title] = TITLE.exec(meta ?? '') ?? [null];
  const [, address] = SOURCE.exec(meta ?? '') ?? [];
  const block: Code = {type: 'code', lang, value, meta: title};
  return address === undefined ? [block] : [block, ...wholeFile(address, sayOf(file))];
}

function component(element: MdxJsxFlowElement | MdxJsxTextElement, file: VFile): RootContent[] {
  const name = element.name ?? '';
  const render = components[name];
  if (!render) {
    throw sourceError(
      placeOf(element, file),
      `<${name}> is not known`,
      `did you mean <${nearestName(name, Object.keys(components))}>? Else say what it says in plugins/output/markdown-twins/components.ts`,
    );
  }
  return render(plainChildren(element, file), attributesOf(element), sayOf(file));
}

/** `:::tip[Title]` → `> **Tip:** Title`, then its text. */
function admonition(directive: ContainerDirective, file: VFile): Blockquote {
  const [first, ...rest] = plainChildren(directive, file);
  const kind = kindOf(directive, file);
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel;
  const title: Paragraph = {
    type: 'paragraph',
    children: [
      {type: 'strong', children: [{type: 'text', value: hasTitle ? `${kind}:` : kind}]},
      ...(hasTitle ? [{type: 'text', value: ' '} as const, ...first.children] : []),
    ],
  };
  return {
    type: 'blockquote',
    children: [
      title,
      ...(hasTitle ? rest : first ? [first, ...rest] : []),
    ] as Blockquote['children'],
  };
}

/** A kind that only Docusaurus knows, such as caution, has no translation here. */
function kindOf({name}: ContainerDirective, file: VFile): string {
  return name in admonitions
    ? sayOf(file)(name as keyof typeof admonitions)
    : name.charAt(0).toUpperCase() + name.slice(1);
}

function sayOf({data: {say}}: VFile): SayInTwin {
  if (!say) {
    throw new Error('a twin needs texts — give its file data.say');
  }
  return say;
}

function sourceOf(node: Nodes, file: VFile): string {
  return String(file).slice(node.position?.start.offset, node.position?.end.offset);
}

function placeOf(node: Nodes, file: VFile): Place {
  return {filePath: file.path, line: node.position?.start.line ?? 1};
}
