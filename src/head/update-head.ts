import type {Tag} from './tags-in';
import {winningTags} from './winning-tags';

/** What the `<Head>`s have set of the root elements. */
const rootAttributes: Record<'html' | 'body', Tag['attributes']> = {html: {}, body: {}};

/** The tags that are in the head, as text. */
let current: string | undefined;

/** Gives `<html>` and `<body>` the attributes that the `<Head>`s ask for. */
export function updateRoot(tags: readonly Tag[]): void {
  updateElement('html', document.documentElement, tags);
  updateElement('body', document.body, tags);
}

/**
 * Brings the title and the tags of the head to what the `<Head>`s ask for. A page from the server has
 * its tags already, with the mark of react-helmet-async, so hydrating one touches none of them.
 *
 * @param heads from the outermost to the innermost
 */
export function updateTags(heads: readonly (readonly Tag[])[]): void {
  const title = heads.flat().findLast(({type}) => type === 'title')?.text;
  if (title && title !== document.title) {
    document.title = title;
  }
  const winning = winningTags(heads);
  const wanted = JSON.stringify(winning);
  const isFromServer = current === undefined && document.head.querySelector('[data-rh]');
  if (wanted !== current && !isFromServer) {
    replaceTags(winning.map(elementFor));
  }
  current = wanted;
}

function updateElement(name: 'html' | 'body', element: HTMLElement, tags: readonly Tag[]): void {
  const had = rootAttributes[name];
  const wanted = Object.fromEntries(
    tags.filter(({type}) => type === name).flatMap(({attributes}) => Object.entries(attributes)),
  );
  for (const attribute of Object.keys(had)) {
    if (!(attribute in wanted)) {
      element.removeAttribute(attribute);
    }
  }
  for (const [attribute, value] of Object.entries(wanted)) {
    if (element.getAttribute(attribute) !== value) {
      element.setAttribute(attribute, value);
    }
  }
  rootAttributes[name] = wanted;
}

/** What stays is not touched: a browser would load an icon again. */
function replaceTags(elements: readonly Element[]): void {
  const missing = new Map(elements.map((element) => [element.outerHTML, element]));
  for (const old of document.head.querySelectorAll('[data-rh]:not(title)')) {
    if (!missing.delete(old.outerHTML)) {
      old.remove();
    }
  }
  document.head.append(...missing.values());
}

function elementFor({type, attributes, text}: Tag): Element {
  const element = document.createElement(type);
  element.setAttribute('data-rh', 'true');
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.textContent = text;
  return element;
}
