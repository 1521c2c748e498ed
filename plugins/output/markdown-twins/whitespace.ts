import type {ElementContent} from 'hast';

const names = (text: string) => new Set(text.split(' '));

/** Elements around which whitespace has no effect. */
const BLOCKS = names(
  'address article aside blockquote body br caption center col colgroup dd dialog dir div dl dt figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li listing main menu nav ol optgroup option p plaintext ' +
    'pre section summary table tbody td tfoot th thead tr ul wbr xmp',
);

/** Elements that stand in a line as a word does. */
const CONTENT = names(
  'audio button canvas embed iframe img input math object picture select svg textarea video',
);

/**
 * Leaves of the whitespace in a text what a browser shows of it, in place: hast-util-to-mdast does the same to a copy, for
 * most of the time that it takes.
 *
 * @param before whether a space at the start has no effect
 * @param after whether one at the end has none
 * @returns whether one that follows has none
 */
export function collapseWhitespace(nodes: ElementContent[], before = true, after = true): boolean {
  let isIdle = before;
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index];
    const isAtEnd = breakFollows(nodes, index + 1) ?? after;
    if (node?.type === 'text') {
      const text = node.value.replace(/[\t\n\v\f\r ]+/g, ' ').replace(isIdle ? /^ / : '', '');
      node.value = isAtEnd ? text.replace(/ $/, '') : text;
      if (node.value === '') {
        nodes.splice(index--, 1);
      } else {
        isIdle = !isAtEnd && text.endsWith(' ');
      }
    } else if (node?.type === 'element') {
      const {tagName, children} = node;
      const isBlock = BLOCKS.has(tagName);
      isIdle =
        tagName === 'pre' ||
        (collapseWhitespace(children, isBlock || isIdle, isBlock || isAtEnd) &&
          !CONTENT.has(tagName));
    }
  }
  return isIdle || after;
}

/** Whether whitespace before a node has no effect; undefined if that depends on what comes after the nodes. */
function breakFollows(nodes: readonly ElementContent[], from: number): boolean | undefined {
  for (const node of nodes.slice(from)) {
    if (node.type === 'text' && /[^\t\n\f\r ]/.test(node.value)) {
      return false;
    }
    if (node.type === 'element') {
      const {tagName, children} = node;
      const isBreak =
        BLOCKS.has(tagName) || (CONTENT.has(tagName) ? false : breakFollows(children, 0));
      if (isBreak !== undefined) {
        return isBreak;
      }
    }
  }
  return undefined;
}
