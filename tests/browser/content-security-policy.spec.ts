import type {Page} from '@playwright/test';
import {expect, open, test} from '../harness/test';

// The tests provoke violations, each of which the browser reports, and one visits a page that doesn't exist.
test.use({allowedConsole: [/violates the following Content Security Policy|404 \(Not Found\)/]});

/** Records what the browser blocks from now on, as names of directives. */
async function noteRefusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
      const refused = document.documentElement.dataset.refused ?? '';
      document.documentElement.dataset.refused = `${refused} ${effectiveDirective}`.trim();
    });
  });
  return async () => {
    const refused = await page.locator('html').getAttribute('data-refused');
    return refused?.split(' ') ?? [];
  };
}

for (const address of ['/', '/Android/using', '/blog/mdx-blog-post', '/nowhere']) {
  test(
    `${address} works under its policy, and foreign content in the page does not`,
    {
      tag: '@13.2',
    },
    async ({page}) => {
      const refused = await noteRefusals(page);
      await open(page, address);
      expect(await refused()).toEqual([]);
      await page.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = '1';
        document.body.append(script);
        document.body.insertAdjacentHTML(
          'beforeend',
          `<img src="data:," onerror="1">
        <p style="color: red"></p>
        <style>p { color: red }</style>
        <img src="http://localhost:1/a.png">
        <iframe src="/"></iframe>
        <form action="/"><button></button></form>`,
        );
        document.body.querySelector<HTMLButtonElement>('form[action] button')?.click();
      });
      for (const directive of [
        'script-src-elem',
        'script-src-attr',
        'style-src-attr',
        'style-src-elem',
        'img-src',
        'frame-src',
        'form-action',
      ]) {
        await expect.poll(refused).toContain(directive);
      }
    },
  );
}
