import type {ParseFrontMatter} from '@docusaurus/types';
import type {Nodes, Root} from 'mdast';
// Adds the nodes of MDX to those of Markdown.
import type {} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import {inBrackets} from './brackets';

/** Attributes of components, and fields in front matter, that readers see. */
const TEXTS = ['title', 'label', 'alt', 'description', 'sidebar_label', 'pagination_label'];

/** Remark plugin: puts each piece of a page's text in brackets, the way a translator would translate it. */
export function bracketMarkdown() {
  return (tree: Root): void => {
    visit(tree, (node: Nodes) => {
      if (node.type === 'text') {
        node.value = inBrackets(node.value);
      } else if (node.type === 'image') {
        node.alt = inBrackets(node.alt ?? '');
      } else if ('attributes' in node && Array.isArray(node.attributes)) {
        for (const attribute of node.attributes) {
          const {value} = attribute;
          if ('name' in attribute && TEXTS.includes(attribute.name) && typeof value === 'string') {
            attribute.value = inBrackets(value);
          }
        }
      }
    });
  };
}

/** The same for a page's front matter. */
export const bracketFrontMatter =
  (parse: ParseFrontMatter | undefined): ParseFrontMatter =>
  async (params) => {
    const {frontMatter, content} = await (parse ?? params.defaultParseFrontMatter)(params);
    const bracketed = Object.entries(frontMatter).map(([name, value]) => [
      name,
      TEXTS.includes(name) && typeof value === 'string' ? inBrackets(value) : value,
    ]);
    return {frontMatter: Object.fromEntries(bracketed) as typeof frontMatter, content};
  };
