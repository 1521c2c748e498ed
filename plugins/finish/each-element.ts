import type {Element, Parents} from 'hast';

/**
 * Calls a function for each element of a tree, in the order of the page; if it returns `false`, the
 * elements inside are skipped. unist-util-visit takes five times as long: it names a function for each
 * node, and pages have thousands.
 */
export function eachElement(parent: Parents, see: (element: Element) => boolean): void {
  for (const child of parent.children) {
    if (child.type === 'element' && see(child)) {
      eachElement(child, see);
    }
  }
}
