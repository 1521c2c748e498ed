import type {Element} from 'hast';
import type {State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, PhrasingContent} from 'mdast';
import {classesOf} from '../../finish/elements';

const KIND = /^theme-admonition-(.+)$/;

/** The kind of an admonition, such as `tip`; undefined for any other element. */
export const kindOf = (element: Element): string | undefined =>
  classesOf(element).flatMap((name) => KIND.exec(name)?.[1] ?? [])[0];

/**
 * An admonition as a quote that begins with its kind: `> **Tip:** Title`, then its text.
 *
 * @param node contains an element with the title and one with the text
 * @param kind in the language of the page
 */
export function admonition(state: State, node: Element, kind: string): Blockquote {
  const [heading, ...content] = node.children.filter((child) => child.type === 'element');
  const hasTitle =
    heading !== undefined && toString(heading).trim().toLowerCase() !== kind.toLowerCase();
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = hasTitle ? [text(' '), ...(state.all(heading) as PhrasingContent[])] : [];
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [{type: 'strong', children: [text(hasTitle ? `${name}:` : name)]}, ...title],
      },
      ...(state.toFlow(content.flatMap((child) => state.all(child))) as Blockquote['children']),
    ],
  };
}

const text = (value: string): PhrasingContent => ({type: 'text', value});
