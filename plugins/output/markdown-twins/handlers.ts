import type {Element, ElementContent} from 'hast';
import {matches, select, selectAll} from 'hast-util-select';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  Code,
  FootnoteDefinition,
  Nodes,
  Paragraph,
  PhrasingContent,
  TableCell,
  Text,
} from 'mdast';
import {element, entryLink, nameOfDrawing} from '../article';

export const text = (value: string): Text => ({type: 'text', value});

const emphasis = (value: string): PhrasingContent => ({type: 'emphasis', children: [text(value)]});

export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** What becomes of elements to which Docusaurus and this site give a meaning that HTML has no name for. */
export const handlers: Record<string, Handle> = {
  a(state, node, parent) {
    if ('dataFootnoteRef' in node.properties) {
      return {type: 'footnoteReference', identifier: toString(node)};
    }
    // That of an entry leads to where it is.
    const isOwn = parent?.type === 'element' && entryLink(parent) === node;
    return isOwn ? state.all(node) : defaultHandlers.a(state, node);
  },
  div: (state, node) =>
    // An admonition is a quote that begins with its title, or else with its kind.
    matches('.theme-admonition', node)
      ? defaultHandlers.blockquote(state, node)
      : defaultHandlers.div(state, node),
  figure: (state, node) =>
    matches('.theme-code-block', node)
      ? codeFigure(state, node)
      : defaultHandlers.figure(state, node),
  // Written as it is: a backslash before `_` would be a part of the id.
  'heading-id': (_state, node) => ({type: 'html', value: toString(node)}),
  img(_state, {properties: {alt, src}}) {
    if (!alt) {
      return undefined;
    }
    // Small pictures are inside the page itself.
    const isInPage = String(src).startsWith('data:');
    return isInPage ? emphasis(alt) : {type: 'image', url: String(src), alt};
  },
  section: (state, node) =>
    'dataFootnotes' in node.properties
      ? footnotes(state, node)
      : defaultHandlers.section(state, node),
  svg: (_state, node) => emphasis(nameOfDrawing(node)),
  td: cell,
  th: cell,
};

/**
 * A cell of a table, which Markdown has on one line: there is a line break before and after a block in it, and between
 * lines of code.
 */
function cell(state: State, node: Element): TableCell {
  const made = defaultHandlers.td(state, node);
  return {...made, children: inLine(made.children)};
}

const linesOfCode = (node: Nodes): Nodes[] =>
  node.type === 'code' ? node.value.split('\n').map((value) => ({...node, value})) : [node];

const isBlock = (node?: Nodes): boolean =>
  /^(?:blockquote|code|heading|list|listItem|paragraph|table|tableCell|tableRow)$/.test(
    node?.type ?? '',
  );

const inLine = (nodes: readonly Nodes[]): PhrasingContent[] =>
  nodes.flatMap(linesOfCode).flatMap((node, index, all): PhrasingContent[] => {
    const isApart = index > 0 && (isBlock(node) || isBlock(all[index - 1]));
    const inside =
      node.type === 'code'
        ? [{type: 'inlineCode' as const, value: node.value}]
        : isBlock(node) && 'children' in node
          ? inLine(node.children)
          : [node as PhrasingContent];
    return isApart ? [{type: 'html', value: '<br />'}, ...inside] : inside;
  });

/**
 * A copy in which headings end with their ids, `## Title {#id}`, and tabs are parts of the section that they are in: each
 * has its label as a heading, one deeper than that of the section, and a rule divides the last one from what follows.
 */
export function withSections(children: readonly ElementContent[]): ElementContent[] {
  let depth = 1;
  return sectionsIn(children, 0);

  function sectionsIn(nodes: readonly ElementContent[], deeper: number): ElementContent[] {
    return nodes.flatMap((node, index): ElementContent[] => {
      if (node.type !== 'element') {
        return [{...node}];
      }
      const {tagName, properties} = node;
      const level = levelOf(node);
      if (level) {
        depth = deeper > 0 ? depth : level;
        const id = properties.id && element('heading-id', [text(`{#${properties.id}}`)]);
        return [heading(level + deeper, [...node.children, ...(id ? [text(' '), id] : [])])];
      }
      if (properties.role === 'tabpanel') {
        const [label, ...content] = node.children;
        return [
          ...(label ? [heading(depth + deeper + 1, [text(toString(label))])] : []),
          ...sectionsIn(content, deeper + 1),
        ];
      }
      const copy = {...node, children: sectionsIn(node.children, deeper)};
      const next = nodes.slice(index + 1).find(({type}) => type === 'element');
      const isLast = next === undefined || (next.type === 'element' && levelOf(next) !== undefined);
      return tagName === 'tab-group' && !isLast ? [copy, element('hr', [])] : [copy];
    });
  }
}

const levelOf = ({tagName}: Element): number | undefined =>
  /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;

const heading = (level: number, children: ElementContent[]) =>
  element(`h${Math.min(6, level)}`, children);

const footnotes = (state: State, section: Element): FootnoteDefinition[] =>
  selectAll(':scope > ol > li', section).map((item, index) => ({
    type: 'footnoteDefinition',
    identifier: String(index + 1),
    children: state.toFlow(state.all(item)),
  }));

/**
 * A code block from src/theme/CodeBlock: its code with language and title and, below code that is quoted
 * from a file, links to that file and to its app, with their names for assistive technology.
 */
function codeFigure(state: State, figure: Element): (Code | Paragraph)[] {
  const caption = select('figcaption', figure);
  const code = defaultHandlers.pre(state, select('pre', figure) ?? figure);
  const title = caption && toString(caption);
  const quote = title?.includes('"') ? "'" : '"';
  return [
    {
      ...code,
      // A title can't stand without a language.
      lang: code.lang ?? (title ? 'text' : null),
      meta: title ? `title=${quote}${title}${quote}` : null,
    },
    ...selectAll('figcaption > a, figure > a', figure).map((link) => {
      const name = link.properties.ariaLabel ?? toString(link);
      return paragraph([{type: 'link', url: String(link.properties.href), children: [text(name)]}]);
    }),
  ];
}
