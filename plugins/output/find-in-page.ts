import type {Element, Parents} from 'hast';
import {findElement} from '../finish/elements';

/** The first element with a tag, in the order of the page. */
export const findTag = (parent: Parents, tagName: string): Element | undefined =>
  findElement(parent, (element) => element.tagName === tagName);

/** What the head of a page says, such as `description` or `og:image`. */
export const findMeta = (page: Parents, name: string): Element | undefined =>
  findElement(
    page,
    ({tagName, properties}) =>
      tagName === 'meta' && (properties.name === name || properties.property === name),
  );

/** The elements with a tag that are right inside another one. */
export const childTags = (parent: Element, tagName: string): Element[] =>
  parent.children
    .filter((child) => child.type === 'element')
    .filter((child) => child.tagName === tagName);
