import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import type {Emphasis, Image} from 'mdast';
import {childTags} from '../find-in-page';

/** @returns undefined for a picture without a description */
export function picture({properties: {alt, src}}: Element): Image | Emphasis | undefined {
  if (!alt) {
    return undefined;
  }
  // Small pictures are inside the page itself.
  return String(src).startsWith('data:') ? emphasis(alt) : {type: 'image', url: String(src), alt};
}

export const drawing = (svg: Element): Emphasis => emphasis(nameOfDrawing(svg));

/** What assistive technology reads out for an `<svg>`; empty if it is an ornament. */
export function nameOfDrawing(svg: Element): string {
  const {ariaHidden, ariaLabel} = svg.properties;
  const [title] = childTags(svg, 'title');
  return ariaHidden === 'true' ? '' : (ariaLabel ?? (title ? toString(title) : ''));
}

const emphasis = (value: string): Emphasis => ({
  type: 'emphasis',
  children: [{type: 'text', value}],
});
