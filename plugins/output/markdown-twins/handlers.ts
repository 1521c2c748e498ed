import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {Blockquote, FootnoteDefinition, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {classesOf} from '../../finish/elements';
import {childTags} from '../find-in-page';
import {codeBlock, codeFigure} from './code-block';
import type {Site} from './page';
import {drawing, picture} from './pictures';
import {lowered, raised} from './small-figures';

/** What becomes of elements to which Docusaurus and this site give a meaning that HTML has no name for. */
export const handlers = (site: Site): Record<string, Handle> => ({
  a(state, node) {
    if ('dataFootnoteRef' in node.properties) {
      return {type: 'footnoteReference', identifier: toString(node)};
    }
    const link = defaultHandlers.a(state, node);
    return 'children' in link && link.children.length === 0 ? undefined : link;
  },
  div(state, node) {
    const [, kind] = /\btheme-admonition-(\S+)/.exec(classesOf(node).join(' ')) ?? [];
    return kind === undefined
      ? defaultHandlers.div(state, node)
      : admonition(state, node, site.admonition(kind));
  },
  figure: (state, node) =>
    classesOf(node).includes('theme-code-block')
      ? codeFigure(node)
      : defaultHandlers.figure(state, node),
  img: (_state, node) => picture(node),
  pre: (_state, node) => codeBlock(node),
  section: (state, node) =>
    'dataFootnotes' in node.properties
      ? footnotes(state, node)
      : defaultHandlers.section(state, node),
  sub: (state, node) => withText(state.all(node), lowered),
  summary,
  sup: (state, node) => withText(state.all(node), raised),
  svg: (_state, node) => drawing(node),
});

const footnotes = (state: State, section: Element): FootnoteDefinition[] =>
  childTags(section, 'ol')
    .flatMap((list) => childTags(list, 'li'))
    .map((item, index) => ({
      type: 'footnoteDefinition',
      identifier: String(index + 1),
      children: state.toFlow(state.all(item)),
    }));

const withText = (nodes: RootContent[], change: (text: string) => string): RootContent[] =>
  nodes.map((node) => (node.type === 'text' ? {...node, value: change(node.value)} : node));

/** What opens and closes a text goes above it. */
function summary(state: State, node: Element): Paragraph {
  // Markdown has no strong text inside strong text.
  const children = state
    .all(node)
    .flatMap((child) => (child.type === 'strong' ? child.children : [child as PhrasingContent]));
  return {type: 'paragraph', children: [{type: 'strong', children}]};
}

/**
 * An admonition as a quote that begins with its kind: `> **Tip:** Title`, then its text.
 *
 * @param node contains an element with the title and one with the text
 * @param kind in the language of the page
 */
function admonition(state: State, node: Element, kind: string): Blockquote {
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
