import type {TOCItem} from '@docusaurus/mdx-loader';

/** The level of headings that the table of contents begins with (specification, section 2). */
const FIRST_LEVEL = 2;

/** The table of contents as the page's HTML has it. */
export function tocOfPage(): TOCItem[] {
  const links = document.querySelectorAll('.table-of-contents__link');
  return [...links].map((link) => ({
    value: link.innerHTML,
    id: link.getAttribute('href')?.slice(1) ?? '',
    level: FIRST_LEVEL + depthOf(link),
  }));
}

/** How many lists of the table an item's own list is in. */
function depthOf(item: Element): number {
  const outer = item.closest('ul')?.parentElement?.closest('li');
  return outer ? 1 + depthOf(outer) : 0;
}
