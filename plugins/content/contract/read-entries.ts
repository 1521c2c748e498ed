import type {Heading, Link, ListItem, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {visit} from 'unist-util-visit';

/** By their Markdown: a page is compiled for the browser and for its HTML, and said in Markdown too. */
const read = new Map<string, RootContent[]>();

/** Markdown of the contract as nodes; headings and items of lists that are entries have their ids. */
export function readEntries(markdown: string): RootContent[] {
  const nodes = read.get(markdown) ?? parse(markdown);
  read.set(markdown, nodes);
  // What comes after this changes the nodes.
  return structuredClone(nodes);
}

function parse(markdown: string): RootContent[] {
  const tree = fromMarkdown(markdown);
  visit(tree, (node) => {
    if (node.type === 'heading' || node.type === 'listItem') {
      giveId(node);
    }
  });
  return tree.children;
}

function giveId(node: Heading | ListItem): void {
  const link = linkToItself(node);
  if (link) {
    node.data = {hProperties: {id: link.url.slice(1)}};
    if (node.type === 'heading') {
      // A heading has a link to itself on every page.
      node.children = link.children;
    }
  }
}

function linkToItself({children: [first]}: Heading | ListItem): Link | undefined {
  const start = first?.type === 'paragraph' ? first.children[0] : first;
  return start?.type === 'link' && start.url.startsWith('#') ? start : undefined;
}
