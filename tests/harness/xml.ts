import {expect} from '@playwright/test';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {fromXml} from 'xast-util-from-xml';

type Root = ReturnType<typeof fromXml>;
type XmlElement = Extract<Root['children'][number], {type: 'element'}>;

/**
 * The elements with a given name in an XML document or in one of its elements, in order.
 *
 * @throws Error if the document isn't well-formed
 */
export function elementsOf(xml: string | XmlElement, name: string): XmlElement[] {
  const found: XmlElement[] = [];
  visit(typeof xml === 'string' ? fromXml(xml) : xml, 'element', (element) => {
    if (element.name === name) {
      found.push(element);
    }
  });
  return found;
}

/** The text of the first element with a given name; empty if there is none. */
export const textOf = (xml: string | XmlElement, name: string): string =>
  toString(elementsOf(xml, name)[0]);

/** What the W3C feed validator complains about in an item's content, which has to be well-formed XHTML: see feedvalidator.org/docs. */
export function expectPortable(html: string): void {
  const faults: string[] = [];
  visit(fromXml(`<body>${html}</body>`), 'element', ({name, attributes}) => {
    if (/^(script|style|meta|embed|object|iframe|form|input|button)$/.test(name)) {
      faults.push(name);
    }
    for (const [attribute, value] of Object.entries(attributes)) {
      if (
        /^(on.*|style|class|id|data-.*|aria-.*|loading|decoding)$/.test(attribute) ||
        (/^(href|src)$/.test(attribute) && !/^(https:\/\/|mailto:)/.test(value ?? ''))
      ) {
        faults.push(`${name} ${attribute}="${value}"`);
      }
    }
  });
  expect(faults).toEqual([]);
}
