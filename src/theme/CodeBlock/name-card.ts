import preload from '@docusaurus/core/lib/client/preload';
import {textOf} from '@site/src/doc-text/load-doc';
import {el} from '@site/src/elements/el';
import styles from './styles.module.css';

/** How long a pointer may be on its way from a name to its card, in milliseconds. */
const WAY = 200;

/** Between the card, its name and the edge of the window, in pixels. */
const GAP = 8;

let card: HTMLElement | undefined;
let shown: HTMLAnchorElement | undefined;
let leaving: number | undefined;

/** Whether the card says what a name is. */
export const isShownFor = (name: HTMLAnchorElement): boolean => shown === name;

/** Whether the card is open for any name; where there is no card, Escape is for others. */
export const isOpen = (): boolean => card?.matches(':popover-open') ?? false;

/**
 * Shows what the reference says of a name, below it: the code and the first sentence of its entry, which is in
 * this page or in the text of the doc that the link leads to. The browser closes it on Escape and on a press
 * elsewhere, and a pointer may rest on it (WCAG 2.2, 1.4.13).
 */
export async function showCard(name: HTMLAnchorElement): Promise<void> {
  clearTimeout(leaving);
  if (isShownFor(name) || !('popover' in name)) {
    return;
  }
  forget();
  shown = name;
  const entry = await entryOf(name);
  if (entry && isShownFor(name)) {
    card ??= createCard();
    card.replaceChildren(...contentOf(entry));
    card.showPopover();
    name.setAttribute('aria-describedby', card.id);
    follow();
  }
}

/** Keeps the card at its name, which may move in the window and in its block. */
function follow(): void {
  if (card && shown) {
    place(card, shown.getBoundingClientRect());
  }
}

/** Hides the card, unless the pointer comes to the card or a name first. */
export function hideCardSoon(): void {
  leaving = window.setTimeout(hideCard, WAY);
}

export function hideCard(): void {
  card?.hidePopover();
  forget();
}

/** The card may soon say something else, which would be wrong of this name. */
function forget(): void {
  shown?.removeAttribute('aria-describedby');
  shown = undefined;
}

function createCard(): HTMLElement {
  const attributes = {id: 'name-card', class: styles.card, popover: 'auto', role: 'tooltip'};
  const created = el('div', attributes);
  created.addEventListener('pointerenter', () => clearTimeout(leaving));
  created.addEventListener('pointerleave', hideCardSoon);
  created.addEventListener('toggle', (event) => {
    if (event.newState === 'closed') {
      forget();
    }
  });
  document.addEventListener('scroll', follow, {capture: true, passive: true});
  document.body.append(created);
  return created;
}

function place(
  {style, offsetWidth, offsetHeight}: HTMLElement,
  {left, top, bottom}: DOMRect,
): void {
  const isRoomBelow = bottom + GAP + offsetHeight < window.innerHeight;
  style.left = `${Math.max(GAP, Math.min(left, document.body.clientWidth - offsetWidth - GAP))}px`;
  style.top = `${isRoomBelow ? bottom + GAP : Math.max(GAP, top - GAP - offsetHeight)}px`;
}

async function entryOf({pathname, hash}: HTMLAnchorElement): Promise<Element | null> {
  const id = hash.slice(1);
  if (pathname === window.location.pathname) {
    return document.getElementById(id);
  }
  // Before hydration, a failure that isn't caught counts as one of this page's own files.
  await preload(pathname).catch(() => undefined);
  const text = textOf(pathname);
  return text === undefined
    ? null
    : new DOMParser().parseFromString(text, 'text/html').getElementById(id);
}

/** The code of an entry and its first sentence; it is an item of a list, or begins with a heading. */
function contentOf(entry: Element): Element[] {
  const parts = entry.matches('li') ? [] : sectionOf(entry);
  const find = (selector: string) =>
    parts.find((part) => part.querySelector(selector) ?? part.matches(selector));
  const signature = find('pre')?.querySelector('pre') ?? entry.querySelector('code');
  // An item is a name, a colon and what there is to say.
  const text = find('p')?.textContent ?? entry.textContent.replace(/^.*?: /, '');
  return [
    el('code', {}, signature?.textContent ?? ''),
    el('p', {}, text.split(/(?<=\.)\s/)[0] ?? ''),
  ];
}

/** What stands between a heading and the next one. */
function sectionOf(heading: Element): Element[] {
  const next = heading.nextElementSibling;
  return next && !/^H\d$/.test(next.tagName) ? [next, ...sectionOf(next)] : [];
}
