import type {Root, RootContent} from 'hast';
import {toString} from 'hast-util-to-string';
import {BLOCKS_AT_A_TIME} from '../../../src/components/FirstScreenEnd/constants';

/** How many characters of text below the title fill a phone's window (412 by 823 pixels). */
const CHARACTERS = 500;

/** How many characters anything but text counts as, such as a table, a sample or a figure. */
const CHARACTERS_OF_OTHERS = 300;

const isText = (name: string) => /^(?:h\d|p|[ou]l|blockquote)$/.test(name);

/**
 * Rehype plugin: marks where a phone's window ends in a long doc. The browser first draws the text up to
 * that mark (src/components/FirstScreenEnd).
 *
 * before: `<p>…</p><table>…</table><p>…</p> …`
 * after: `<p>…</p><table>…</table><FirstScreenEnd /><p>…</p> …`
 */
export function firstScreen() {
  return (tree: Root) => {
    const blocks = tree.children.filter(
      ({type}) => type === 'element' || type === 'mdxJsxFlowElement',
    );
    const last = lastInScreen(blocks);
    if (last && blocks.length - blocks.indexOf(last) > BLOCKS_AT_A_TIME + 1) {
      tree.children.splice(tree.children.indexOf(last) + 1, 0, {
        type: 'mdxJsxFlowElement',
        name: 'FirstScreenEnd',
        attributes: [],
        children: [],
      });
    }
  };
}

/** The block that fills the screen; undefined if all of them together don't. */
function lastInScreen(blocks: readonly RootContent[]): RootContent | undefined {
  let characters = 0;
  return blocks.find((block) => {
    const isOther = block.type !== 'element' || !isText(block.tagName);
    characters += isOther ? CHARACTERS_OF_OTHERS : toString(block).length;
    return characters >= CHARACTERS;
  });
}
