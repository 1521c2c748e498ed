import type {Root} from 'hast';

/** How many blocks of a doc fill a phone's window. */
const BLOCKS_OF_FIRST_SCREEN = 10;

/** From how many blocks on a doc is long: drawing fewer at once takes no noticeable time. */
const BLOCKS_OF_LONG_DOC = 40;

/**
 * Rehype plugin: marks where the first screen of a long doc ends. The browser first draws the text up to that
 * mark (src/components/FirstScreenEnd, src/early/first-screen.js).
 *
 * before: `<p>1</p> … <p>10</p><p>11</p> …`
 * after: `<p>1</p> … <p>10</p><FirstScreenEnd /><p>11</p> …`
 */
export function firstScreen() {
  return (tree: Root) => {
    const blocks = tree.children.filter(
      ({type}) => type === 'element' || type === 'mdxJsxFlowElement',
    );
    const last = blocks[BLOCKS_OF_FIRST_SCREEN - 1];
    if (last && blocks.length >= BLOCKS_OF_LONG_DOC) {
      tree.children.splice(tree.children.indexOf(last) + 1, 0, {
        type: 'mdxJsxFlowElement',
        name: 'FirstScreenEnd',
        attributes: [],
        children: [],
      });
    }
  };
}
