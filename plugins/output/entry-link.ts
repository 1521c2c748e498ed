import type {Element} from 'hast';

/** The link to itself that an entry of the contract begins with, in a list; undefined where an item has none. */
export function entryLink({tagName, properties, children: [first]}: Element): Element | undefined {
  return tagName === 'li' &&
    first?.type === 'element' &&
    first.properties.href === `#${properties.id}`
    ? first
    : undefined;
}
