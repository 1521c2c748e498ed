import type {Root} from 'hast';
import {visit} from 'unist-util-visit';

/**
 * Rehype plugin: aligns the columns of a table with a class of Infima. MDX would make a style
 * attribute of the alignment, which the Content Security Policy does not let pass.
 *
 * before: `<td align="right">`, as `--:` in a table's second line gives it
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
