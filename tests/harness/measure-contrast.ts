import type {Page} from '@playwright/test';

/** A text on its background, as a reader sees it. */
export interface Contrast {
  /** The class of the text's element; `::before` or `::after` for what CSS draws. */
  kind: string;
  /** The element's nearest ancestor, or itself, that is a whole line or a whole piece of code, such as `ins`. */
  line: string;
  /** The text's colour, as computed. */
  colour: string;
  /** As WCAG 2.2 defines it: from 1 to 21. */
  ratio: number;
}

/** WCAG 2.2, success criterion 1.4.3. */
const LEAST = 4.5;

/**
 * The code on a page, hidden code included, that doesn't stand out enough from its background.
 *
 * @returns such as `code-contrast: k in mark rgb(1, 2, 3) has 3.2`
 */
export async function faintCode(page: Page): Promise<string[]> {
  return (await page.evaluate(measureContrast))
    .filter(({ratio}) => ratio < LEAST)
    .map(
      ({kind, line, colour, ratio}) => `code-contrast: ${kind} in ${line} ${colour} has ${ratio}`,
    );
}

/**
 * Measures all code on a page, hidden code included; runs in the page. Translucent colours are blended the
 * way the browser does it.
 */
export function measureContrast(): Contrast[] {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
  const found = new Map<string, Contrast>();
  // Chromium doesn't always keep the styles up to date of what it needn't draw.
  const hidden = document.querySelectorAll<HTMLElement>('[hidden="until-found"]');
  hidden.forEach(({style}) => (style.contentVisibility = 'visible'));

  for (const code of document.querySelectorAll('main code')) {
    for (const element of [code, ...code.querySelectorAll('*')]) {
      const holdsText = [...element.childNodes].some(
        ({nodeType, textContent}) => nodeType === Node.TEXT_NODE && textContent?.trim(),
      );
      if (holdsText) {
        add(element, element.className, getComputedStyle(element));
      }
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (style.content !== 'none' && style.content !== 'normal') {
          add(element, pseudo, style);
        }
      }
    }
  }
  hidden.forEach(({style}) => style.removeProperty('content-visibility'));
  return [...found.values()];

  function add(element: Element, className: string, {color}: CSSStyleDeclaration): void {
    const kind = element.tagName === 'SPAN' || className.startsWith('::') ? className : '';
    const line = element.closest('mark, ins, del, code')?.localName ?? '';
    const backgrounds = backgroundsOf(element);
    const key = [kind, line, color, ...backgrounds].join();
    if (!found.has(key)) {
      const ratio = ratioOf(luminance([...backgrounds, color]), luminance(backgrounds));
      found.set(key, {kind, line, colour: color, ratio});
    }
  }

  /** The outermost first. */
  function backgroundsOf(element: Element | null): string[] {
    return element
      ? [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
      : [];
  }

  function luminance(layers: readonly string[]): number {
    if (!canvas) {
      throw new Error('the browser has no canvas to blend colours on');
    }
    for (const layer of ['white', ...layers]) {
      canvas.fillStyle = layer;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) =>
      value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function ratioOf(one: number, other: number): number {
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  }
}
