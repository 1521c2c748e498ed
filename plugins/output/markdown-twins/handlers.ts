import type {Element, ElementContent} from 'hast';
import {phrasing} from 'hast-util-phrasing';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import {toString} from 'hast-util-to-string';
import type {
  Blockquote,
  Code,
  FootnoteDefinition,
  Link,
  Paragraph,
  PhrasingContent,
  RootContent,
  Text,
} from 'mdast';
import {classesOf, entryLink, findTag, nameOfDrawing} from '../article';
import type {Site} from './twin';

export const text = (value: string): Text => ({type: 'text', value});

const emphasis = (value: string): PhrasingContent => ({type: 'emphasis', children: [text(value)]});

export const paragraph = (children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** What becomes of elements to which Docusaurus and this site give a meaning that HTML has no name for. */
export const handlers = (site: Pick<Site, 'admonition'>): Record<string, Handle> => ({
  a(state, node, parent) {
    if ('dataFootnoteRef' in node.properties) {
      return {type: 'footnoteReference', identifier: toString(node)};
    }
    if (parent?.type === 'element' && entryLink(parent) === node) {
      // It leads to where it is.
      return state.all(node);
    }
    const link = defaultHandlers.a(state, node);
    return 'children' in link && link.children.length === 0 ? undefined : link;
  },
  code: (_state, node) => ({type: 'inlineCode', value: toString(node)}),
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
  img(_state, {properties: {alt, src}}) {
    if (!alt) {
      return undefined;
    }
    // Small pictures are inside the page itself.
    const isInPage = String(src).startsWith('data:');
    return isInPage ? emphasis(alt) : {type: 'image', url: String(src), alt};
  },
  pre: (_state, node) => codeBlock(node),
  section: (state, node) =>
    'dataFootnotes' in node.properties
      ? footnotes(state, node)
      : defaultHandlers.section(state, node),
  sub: (state, node) => inFigures(state.all(node), '₀₁₂₃₄₅₆₇₈₉₊₋₋'),
  summary,
  sup: (state, node) => inFigures(state.all(node), '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻'),
  svg: (_state, node) => emphasis(nameOfDrawing(node)),
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
        return [node];
      }
      const {tagName, properties} = node;
      const level = levelOf(node);
      if (level) {
        depth = deeper > 0 ? depth : level;
        const id = level > 1 && properties.id ? [text(` {#${properties.id}}`)] : [];
        return [
          {...node, tagName: headingTag(level + deeper), children: [...node.children, ...id]},
        ];
      }
      if (properties.role === 'tabpanel') {
        const [label, ...content] = node.children;
        const heading = label?.type === 'element' ? findTag(label, 'strong') : undefined;
        return [
          {
            ...node,
            children: [
              ...(heading ? [{...heading, tagName: headingTag(depth + deeper + 1)}] : []),
              ...sectionsIn(content, deeper + 1),
            ],
          },
        ];
      }
      const copy = {...node, children: sectionsIn(node.children, deeper)};
      const next = nodes.slice(index + 1).find(({type}) => type === 'element');
      const isLast = next === undefined || (next.type === 'element' && levelOf(next) !== undefined);
      return tagName === 'tab-group' && !isLast ? [copy, RULE] : [copy];
    });
  }
}

const RULE: ElementContent = {type: 'element', tagName: 'hr', properties: {}, children: []};

const levelOf = ({tagName}: Element): number | undefined =>
  /^h[1-6]$/.test(tagName) ? Number(tagName[1]) : undefined;

const headingTag = (level: number) => `h${Math.min(6, level)}`;

/** A copy in which tables are as Markdown has them: cells hold no blocks and say how they are aligned. */
export const withPlainCells = (children: readonly ElementContent[]): ElementContent[] =>
  children.map((child) => {
    if (child.type !== 'element') {
      return child;
    }
    if (child.tagName !== 'td' && child.tagName !== 'th') {
      return {...child, children: withPlainCells(child.children)};
    }
    // See plugins/content/table-alignment.
    const [, align] = /\btext--(left|center|right)\b/.exec(classesOf(child).join(' ')) ?? [];
    return {...child, properties: {align}, children: inline(child.children)};
  });

const inline = (children: readonly ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    child.type !== 'element'
      ? [child]
      : phrasing(child)
        ? [{...child, children: inline(child.children)}]
        : [SPACE, ...inline(child.children), SPACE],
  );

const SPACE: ElementContent = {type: 'text', value: ' '};

/** What opens and closes a text goes above it. */
function summary(state: State, node: Element): Paragraph {
  // Markdown has no strong text inside strong text.
  const children = state
    .all(node)
    .flatMap((child) => (child.type === 'strong' ? child.children : [child as PhrasingContent]));
  return paragraph([{type: 'strong', children}]);
}

/**
 * An admonition as a quote that begins with its kind: `> **Tip:** Title`, then its text.
 *
 * @param node contains an element with the title and one with the text
 * @param kind in the language of the page
 */
function admonition(state: State, node: Element, kind: string): Blockquote {
  const [heading, ...content] = childTags(node);
  const hasTitle =
    heading !== undefined && toString(heading).trim().toLowerCase() !== kind.toLowerCase();
  const name = kind.charAt(0).toUpperCase() + kind.slice(1);
  const title = hasTitle ? [text(' '), ...(state.all(heading) as PhrasingContent[])] : [];
  const children = [text(hasTitle ? `${name}:` : name)];
  return {
    type: 'blockquote',
    children: [
      paragraph([{type: 'strong', children}, ...title]),
      ...(state.toFlow(content.flatMap((child) => state.all(child))) as Blockquote['children']),
    ],
  };
}

const footnotes = (state: State, section: Element): FootnoteDefinition[] =>
  childTags(section, 'ol')
    .flatMap((list) => childTags(list, 'li'))
    .map((item, index) => ({
      type: 'footnoteDefinition',
      identifier: String(index + 1),
      children: state.toFlow(state.all(item)),
    }));

/**
 * A code block from src/theme/CodeBlock: its code with language and title and, below code that is quoted
 * from a file, links to that file and to its app, in the words of the page.
 */
function codeFigure(figure: Element): (Code | Paragraph)[] {
  const caption = findTag(figure, 'figcaption');
  const title = caption && toString(caption);
  const link = caption && findTag(caption, 'a');
  const [app] = childTags(figure, 'a');
  return [
    codeBlock(findTag(figure, 'pre') ?? figure, title),
    ...(link && title ? [wholeFile(link, title)] : []),
    ...(app ? [paragraph([linkTo(app, app.properties.ariaLabel ?? toString(app))])] : []),
  ];
}

/** @param pre may hold a `<code>` whose class names the language */
function codeBlock(pre: Element, title?: string): Code {
  const code = findTag(pre, 'code') ?? pre;
  const [, named] = /\blanguage-(\S+)/.exec(classesOf(code).join(' ')) ?? [];
  const quote = title?.includes('"') ? "'" : '"';
  return {
    type: 'code',
    // A title can't stand without a language.
    lang: named ?? (title ? 'text' : null),
    meta: title ? `title=${quote}${title}${quote}` : null,
    value: toString(code).replace(/\n$/, ''),
  };
}

/** `Whole file: [App.kt](…)`, from a link to the file that has this name for assistive technology. */
function wholeFile(link: Element, title: string): Paragraph {
  const [before = '', after = ''] = (link.properties.ariaLabel ?? title).split(title);
  return paragraph([text(before), linkTo(link, title), text(after)]);
}

const linkTo = ({properties: {href}}: Element, label: string): Link => ({
  type: 'link',
  url: String(href),
  children: [text(label)],
});

/** `-3` → `⁻³`; a text that isn't a number, such as the end of `1st`, stays. */
function inFigures(nodes: readonly RootContent[], figures: string): RootContent[] {
  const small = (character: string) => figures['0123456789+-−'.indexOf(character)] ?? '';
  return nodes.map((node) =>
    node.type === 'text' && /^[\d+−-]+$/.test(node.value)
      ? {...node, value: node.value.replace(/./g, small)}
      : node,
  );
}

/** The elements, or those with a tag, that are right inside another one. */
const childTags = (parent: Element, tagName?: string): Element[] =>
  parent.children
    .filter((child) => child.type === 'element')
    .filter((child) => tagName === undefined || child.tagName === tagName);
