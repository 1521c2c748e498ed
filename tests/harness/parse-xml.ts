import {SaxesParser} from 'saxes';

/** An element of an XML document. */
export interface XmlElement {
  /** With its prefix, such as `atom:link`. */
  name: string;
  attributes: Record<string, string>;
  /** Its own text and that of its descendants. */
  text: string;
  children: XmlElement[];
}

/**
 * Parses an XML document, including the prefixes of names.
 *
 * @throws Error if it isn't well-formed
 */
export function parseXml(xml: string): XmlElement {
  const root: XmlElement = {name: '', attributes: {}, text: '', children: []};
  const open = [root];
  const parser = new SaxesParser({xmlns: true});
  const addText = (text: string) => open.forEach((element) => (element.text += text));
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.on('opentag', ({name, attributes}) => {
    const values = Object.entries(attributes).map(([key, {value}]) => [key, value] as const);
    const element = {name, attributes: Object.fromEntries(values), text: '', children: []};
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  parser.write(xml).close();
  return root.children[0] ?? root;
}

/** An element's children with a given name. */
export const childrenOf = ({children}: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.name === name);

/** The text of the only child with a given name; undefined if there is none, or more than one. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const [child, ...others] = childrenOf(element, name);
  return others.length === 0 ? child?.text : undefined;
}
