import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {Paragraph, PhrasingContent, RootContent} from 'mdast';
import {admonition, kindOf} from './admonition';
import {classesOf} from '../../finish/elements';
import {codeBlock, codeFigure} from './code-block';
import {footnoteDefinitions, footnoteReference} from './footnotes';
import type {Site} from './page';
import {drawing, picture} from './pictures';
import {lowered, raised} from './small-figures';

/** What becomes of elements to which Docusaurus and this site give a meaning that HTML has no name for. */
export const handlers = (site: Site): Record<string, Handle> => ({
  a(state, node) {
    const link = footnoteReference(node) ?? defaultHandlers.a(state, node);
    return 'children' in link && link.children.length === 0 ? undefined : link;
  },
  div(state, node) {
    const kind = kindOf(node);
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
    footnoteDefinitions(state, node) ?? defaultHandlers.section(state, node),
  sub: (state, node) => withText(state.all(node), lowered),
  summary,
  sup: (state, node) => withText(state.all(node), raised),
  svg: (_state, node) => drawing(node),
});

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
