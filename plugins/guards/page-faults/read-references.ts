import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {eachElement} from '../../finish/each-element';

/** What is checked of a built page. */
export interface References {
  /** Addresses as they stand in links and pictures. */
  targets: readonly string[];
  /** Each as often as an element has it. */
  ids: readonly string[];
  /** Beginnings of paragraphs with the signs of an admonition. */
  colons: readonly string[];
}

export function readReferences(page: Root): References {
  const references = {targets: [] as string[], ids: [] as string[], colons: [] as string[]};
  eachElement(page, (element) => {
    const {tagName, properties} = element;
    if (typeof properties.id === 'string') {
      references.ids.push(properties.id);
    }
    const target = targetOf(element);
    if (target !== undefined) {
      references.targets.push(target);
    }
    if (tagName === 'p' && /(?:^|\n):::/.test(toString(element))) {
      references.colons.push(toString(element).trim().slice(0, 60));
    }
    // A drawing has ids of its own kind.
    return tagName !== 'svg';
  });
  return references;
}

function targetOf({tagName, properties: {href, src}}: Element): string | undefined {
  const target = tagName === 'a' ? href : tagName === 'img' ? src : undefined;
  return typeof target === 'string' ? target : undefined;
}
