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
export const descendantsOf = (element: XmlElement): XmlElement[] =>
  elementsIn(element).flatMap((child) => [child, ...descendantsOf(child)]);

/** The text of the only child with a given name; undefined if there is none, or more than one. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const [child, ...others] = childrenOf(element, name);
  return child && others.length === 0 ? toString(child) : undefined;
}
