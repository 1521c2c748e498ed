import type {TOCItem} from '@docusaurus/mdx-loader';

/**
 * The table of contents as the page's HTML has it.
 *
 * @param firstLevel of the headings that it begins with
 */
export function tocOfPage(firstLevel: number): TOCItem[] {
  const links = document.querySelectorAll('.table-of-contents__link');
  return [...links].map((link) => ({
    value: link.innerHTML,
    id: link.getAttribute('href')?.slice(1) ?? '',
    level: firstLevel + depthOf(link),
  }));
}

/** How many lists of the table an item's own list is in. */
function depthOf(item: Element): number {
  const outer = item.closest('ul')?.parentElement?.closest('li');
  return outer ? 1 + depthOf(outer) : 0;
}
