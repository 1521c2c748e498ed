import {expect} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {fromXml} from 'xast-util-from-xml';

type Root = ReturnType<typeof fromXml>;
export type XmlElement = Extract<Root['children'][number], {type: 'element'}>;

const elementsIn = ({children}: Root | XmlElement): XmlElement[] =>
  (children as Root['children']).filter((child) => child.type === 'element');

/**
 * The outermost element of an XML document.
 *
 * @throws Error if the document isn't well-formed
 */
export function parseXml(xml: string): XmlElement {
  const [root] = elementsIn(fromXml(xml));
  if (!root) {
    throw new Error('the document has no element');
  }
  return root;
}

/** An element's children with a given name. */
export const childrenOf = (element: XmlElement, name: string): XmlElement[] =>
  elementsIn(element).filter((child) => child.name === name);

/** All elements inside one. */
const descendantsOf = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => [child, ...descendantsOf(child)]);

/** The text of the only child with a given name; undefined if there is none, or more than one. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const [child, ...others] = childrenOf(element, name);
  return child && others.length === 0 ? toString(child) : undefined;
}

/** What the W3C feed validator complains about in an item's content, which has to be well-formed XHTML: see feedvalidator.org/docs. */
export function expectPortable(html: string): void {
  const elements = descendantsOf(parseXml(`<body>${html}</body>`));
  expect(elements).not.toEqual([]);
  const faults = elements.flatMap(({name, attributes}) => [
    ...(/^(script|style|meta|embed|object|iframe|form|input|button)$/.test(name) ? [name] : []),
    ...Object.entries(attributes)
      .filter(
        ([attribute, value]) =>
          /^(on.*|style|class|id|data-.*|aria-.*|loading|decoding)$/.test(attribute) ||
          (/^(href|src)$/.test(attribute) && !value?.startsWith('https://')),
      )
      .map(([attribute, value]) => `${name} ${attribute}="${value}"`),
  ]);
  expect(faults).toEqual([]);
}
