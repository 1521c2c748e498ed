import type {Page} from '@playwright/test';

/** However slow the machine is, no movement that a script starts ends before a test lets it. */
export async function slowAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate');
    Element.prototype.animate = function (keyframes) {
      return animate.call(this, keyframes, 3_600_000);
    };
  });
}
