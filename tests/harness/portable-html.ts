import {expect} from '@playwright/test';
import {descendantsOf, parseXml} from './xml';

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
