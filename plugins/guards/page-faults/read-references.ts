import type {Element, Root} from 'hast';
import {toString} from 'hast-util-to-string';
import {eachElement} from '../../finish/elements';

/** What is checked in a built page. */
export interface References {
  /** Addresses as links and pictures give them. */
  targets: readonly string[];
  /** Each of them once for every element that has it. */
  ids: readonly string[];
  /** The beginnings of paragraphs that have the marks of an admonition. */
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
    // The ids in a drawing are a separate matter.
    return tagName !== 'svg';
  });
  return references;
}

function targetOf({tagName, properties: {href, src}}: Element): string | undefined {
  const target = tagName === 'a' ? href : tagName === 'img' ? src : undefined;
  return typeof target === 'string' ? target : undefined;
}
