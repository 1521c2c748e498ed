import type {Root} from 'hast';
import {eachElement} from '../../finish/elements';

/** What is checked in a built page. */
export interface References {
  /** Addresses as links and pictures give them. */
  targets: readonly string[];
  /** Each of them once for every element that has it. */
  ids: readonly string[];
}

export function readReferences(page: Root): References {
  const references = {targets: [] as string[], ids: [] as string[]};
  eachElement(page, ({tagName, properties: {id, href, src}}) => {
    if (typeof id === 'string') {
      references.ids.push(id);
    }
    const target = tagName === 'a' ? href : tagName === 'img' ? src : undefined;
    if (typeof target === 'string') {
      references.targets.push(target);
    }
    // The ids in a drawing are a separate matter.
    return tagName !== 'svg';
  });
  return references;
}
