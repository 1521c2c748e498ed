import {defaultNodeHandlers, toMdast} from 'hast-util-to-mdast';
import type {Root as HastRoot} from 'hast';
import type {Root, RootContent, Text} from 'mdast';
import type {Info, State} from 'mdast-util-to-markdown';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {pageAt, resolved, twinAddress} from '../../../lib/addresses';
import type {Article} from '../article';
import {handlers, paragraph, text, withSections} from './handlers';
import type {SayInTwin} from './texts';
import {collapseWhitespace} from './whitespace';

/** What a twin needs to know about the site. */
export interface Site {
  /** Absolute https address without a path. */
  url: string;
  /** With a slash at both ends. */
  baseUrl: string;
  /** Whether the page at an address below the site's url is also published as Markdown. */
  hasTwin(pathname: string): boolean;
  say: SayInTwin;
}

/** A page as Markdown. */
export interface Twin {
  /** That of the page. */
  address: string;
  title: string;
  description: string;
  /** The heading, and what follows it; the rules for models go in between. */
  heading: string;
  text: string;
}

/**
 * The Markdown twin of a page: its title, its description, where it is as HTML, and its text.
 *
 * @param byline when a post was published, and by whom
 */
export function twinOf(address: string, article: Article, site: Site, byline?: string): Twin {
  const {title, description, content} = article;
  const {url, baseUrl, say} = site;
  const children = withSections(content);
  collapseWhitespace(children);
  const root: HastRoot = {type: 'root', children};
  // Of an empty tree, a copy is made in no time.
  const tree = toMdast(
    {type: 'root', children: []},
    {
      ...{document: true, handlers},
      nodeHandlers: {root: (state) => defaultNodeHandlers.root(state, root)},
    },
  ) as Root;
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'image') {
      node.url = absoluteAddress(node.url, address, site);
    }
    // A `<br>` between paragraphs leaves an empty one, and a link without a name an empty link.
    if ((node.type === 'paragraph' || node.type === 'link') && node.children.length === 0) {
      parent?.children.splice(index ?? 0, 1);
      return index;
    }
    return undefined;
  });
  const whereElse = say('head', {
    page: `<${url}${encodeURI(address)}>`,
    index: `<${url}${baseUrl}llms.txt>`,
  });
  const summary: RootContent[] = description
    ? [{type: 'blockquote', children: [paragraph([text(description)])]}]
    : [];
  return {
    ...{address, title, description},
    heading: write([{type: 'heading', depth: 1, children: [text(title)]}]),
    text: write([
      ...summary,
      // It is Markdown already.
      {type: 'html', value: whereElse},
      ...(byline ? [paragraph([text(byline)])] : []),
      ...tree.children,
    ]),
  };
}

/** Text in which no sign can mean anything in Markdown, wherever it stands. */
const PLAIN = /^\p{L}(?:[\p{L}\p{N},;'"]|(?<![Ww])\.| (?! |$))*$/u;

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    ...{bullet: '-', rule: '-'},
    handlers: {
      // Most of it is, and looking for each of forty patterns takes its time.
      text: ({value}: Text, _parent: unknown, state: State, info: Info) =>
        PLAIN.test(value) ? value : state.safe(value, info),
    },
  });

const write = (children: RootContent[]): string => writer.stringify({type: 'root', children});

/**
 * The address of a link or picture in a form that works wherever the Markdown is pasted: absolute, and
 * that of the twin if the page has one.
 *
 * `/Android/using?a=b#configure` → `<site>/Android/using.md?a=b#configure`
 *
 * @param target as in the HTML; a heading on the same page and an address on another site don't change
 * @param address of the page that links
 */
export function absoluteAddress(
  target: string,
  address: string,
  {url, baseUrl, hasTwin}: Pick<Site, 'url' | 'baseUrl' | 'hasTwin'>,
): string {
  const to = resolved(target, url + address);
  if (target.startsWith('#') || to?.origin !== new URL(url).origin) {
    return target;
  }
  const hasPage = hasTwin(pageAt(to.pathname, baseUrl));
  const path = hasPage ? twinAddress(to.pathname, baseUrl) : to.pathname;
  return to.origin + path + to.search + to.hash;
}
