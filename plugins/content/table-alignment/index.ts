import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin: aligns the columns of a table with one of Infima's classes. MDX would turn the alignment
 * into a style attribute, which the Content Security Policy blocks.
 *
 * before: `<td align="right">`, the result of `--:` in a table's second line
 * after: `<td class="text--right">`
 */
export function tableAlignment() {
  return (tree: Root) => {
    visit(tree, 'element', ({properties}) => {
      const {align} = properties;
      if (typeof align === 'string') {
        properties.className = [`text--${align}`];
        delete properties.align;
      }
    });
  };
}
