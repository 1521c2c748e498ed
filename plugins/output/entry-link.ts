import type {Element} from 'hast';

/** The link to itself with which a contract entry in a list begins; undefined if an item has none. */
export function entryLink({tagName, properties, children: [first]}: Element): Element | undefined {
  return tagName === 'li' &&
    first?.type === 'element' &&
    first.properties.href === `#${properties.id}`
    ? first
    : undefined;
}
