import type {Element} from 'hast';
import {select} from 'hast-util-select';
import {toString} from 'hast-util-to-string';
import type {Emphasis, Image} from 'mdast';

/** @returns undefined for a picture that says nothing */
export function picture({properties: {alt, src}}: Element): Image | Emphasis | undefined {
  const description = String(alt ?? '');
  // Small pictures are in the page itself.
  if (String(src).startsWith('data:')) {
    return emphasis(description);
  }
  return alt === '' ? undefined : {type: 'image', url: String(src), alt: description};
}

/** @returns undefined for a drawing that has no name for assistive technology */
export function drawing(svg: Element): Emphasis | undefined {
  const title = select('title', svg);
  return emphasis(String(svg.properties.ariaLabel ?? (title ? toString(title) : '')));
}

const emphasis = (value: string): Emphasis | undefined =>
  value ? {type: 'emphasis', children: [{type: 'text', value}]} : undefined;
