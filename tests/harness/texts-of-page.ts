import type {Page} from '@playwright/test';

export interface PageText {
  /** Such as `text` or `button[aria-label]`. */
  place: string;
  text: string;
}

/** What is the same in every language, or isn't text. */
const UNTRANSLATED = [
  'script, style, noscript',
  'pre, code, kbd',
  // Written by the browser, by its own rules for the language.
  'time',
  // The names of states, which belong to the SDK.
  'svg text',
  '[translate="no"]',
].join();

const ATTRIBUTES = ['aria-label', 'aria-description', 'title', 'alt', 'placeholder'];

const METADATA = ['description', 'og:title', 'og:description', 'og:image:alt'];

/**
 * Everything that a reader can see or hear on a page as it is now, hidden parts included: its text as a
 * whole, each attribute that is text, its title and its metadata.
 *
 * @param without selector for further elements to leave out
 */
export function textsOf(page: Page, without = ''): Promise<PageText[]> {
  const leftOut = [UNTRANSLATED, without].filter(Boolean).join();
  return page.evaluate(
    ([selector, attributes, metadata]) => {
      const found = [
        {place: 'title', text: document.title},
        ...[...document.querySelectorAll('meta')].flatMap((meta) => {
          const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
          return metadata.includes(name) ? [{place: name, text: meta.content}] : [];
        }),
      ];
      const texts: string[] = [];
      const visit = (element: Element, isLeftOut: boolean) => {
        for (const name of attributes) {
          const text = element.getAttribute(name);
          if (text !== null) {
            found.push({place: `${element.tagName.toLowerCase()}[${name}]`, text});
          }
        }
        for (const child of element.childNodes) {
          if (child instanceof Element) {
            visit(child, isLeftOut || child.matches(selector));
          } else if (child instanceof Text && !isLeftOut) {
            texts.push(child.data);
          }
        }
        texts.push('\n');
      };
      visit(document.body, false);
      return [...found, {place: 'text', text: texts.join('')}];
    },
    [leftOut, ATTRIBUTES, METADATA] as const,
  );
}
