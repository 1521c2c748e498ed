import type {Element, ElementContent, Properties} from 'hast';
import {phrasing} from 'hast-util-phrasing';
import {toString} from 'hast-util-to-string';
import {unixText} from '../../../lib/text';
import {entryLink} from '../entry-link';
import {classesOf} from '../../finish/elements';
import {isInOtherMode} from '../is-in-other-mode';
import {nameOfDrawing} from './pictures';

/** What can be pressed or filled in, and what no reader sees. */
const DROPPED = new Set([
  'button',
  'code-tools',
  'noscript',
  'script',
  'select',
  'style',
  'template',
  'textarea',
]);

/** Otherwise, the words before and after what is left out would become one. */
const space = {type: 'text', value: ' '} as const;

/**
 * A copy of what there is to read in HTML: without controls and hidden parts, with code as plain text,
 * and with the alignment of table cells where Markdown looks for it.
 *
 * @param except another element to leave out
 */
export const readable = (children: ElementContent[], except?: Element): ElementContent[] =>
  children.flatMap((child, index): ElementContent[] => {
    if (child.type !== 'element') {
      return [child];
    }
    if (isInOtherMode(child, children[index - 1])) {
      return [];
    }
    if (child.tagName === 'svg') {
      return nameOfDrawing(child) ? [child] : [];
    }
    return child === except || isDropped(child) ? [space] : [readableElement(child, except)];
  });

function readableElement(element: Element, except?: Element): Element {
  const {tagName} = element;
  if (tagName === 'code') {
    return {
      ...element,
      children: [{type: 'text', value: unixText(toString(element))}],
    };
  }
  const link = entryLink(element);
  if (link) {
    // It leads nowhere in Markdown.
    const children = element.children.flatMap((child) => (child === link ? link.children : child));
    return {...element, children: readable(children, except)};
  }
  const children = readable(element.children, except);
  if (tagName === 'td' || tagName === 'th') {
    return {...element, properties: aligned(element), children: inline(children)};
  }
  return {...element, children: tagName === 'a' ? named(element, children) : children};
}

function isDropped(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    DROPPED.has(tagName) ||
    // A task's checkbox stays.
    (tagName === 'input' && properties.type !== 'checkbox') ||
    properties.ariaHidden === 'true' ||
    properties.role === 'tablist' ||
    'dataFootnoteBackref' in properties ||
    classesOf(element).includes('hash-link')
  );
}

/** `class="text--right"`, see plugins/content/table-alignment, → `align="right"`. */
function aligned(cell: Element): Properties {
  const [, align] = /\btext--(left|center|right)\b/.exec(classesOf(cell).join(' ')) ?? [];
  return align ? {...cell.properties, align} : cell.properties;
}

/** In Markdown, a table cell can't hold blocks. */
const inline = (children: ElementContent[]): ElementContent[] =>
  children.flatMap((child) =>
    child.type !== 'element'
      ? [child]
      : phrasing(child)
        ? [{...child, children: inline(child.children)}]
        : [space, ...inline(child.children), space],
  );

/** A link with nothing but an icon has its name as a label. */
const named = ({properties: {ariaLabel}}: Element, children: ElementContent[]): ElementContent[] =>
  children.length === 0 && ariaLabel ? [{type: 'text', value: ariaLabel}] : children;
