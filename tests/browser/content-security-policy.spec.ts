import {expect, open, test} from '../harness/test';

// The tests provoke violations, each of which the browser reports.
test.use({allowedConsole: [/violates the following Content Security Policy/]});

const FOREIGN = `<img src="data:," onerror="1">
  <p style="color: red"></p>
  <style>p { color: red }</style>
  <img src="http://localhost:1/a.png">
  <iframe src="/"></iframe>
  <form action="/"><button></button></form>`;

const REFUSED = [
  ...['script-src-elem', 'script-src-attr', 'style-src-attr', 'style-src-elem'],
  ...['img-src', 'frame-src', 'form-action'],
];

test(
  'a page works under its policy, and foreign content in it does not',
  {tag: '@13.2'},
  async ({page}) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({effectiveDirective}) => {
        const {dataset} = document.documentElement;
        dataset.refused = `${dataset.refused ?? ''} ${effectiveDirective}`;
      });
    });
    for (const address of ['/', '/blog/2026/01/02/forms']) {
      await open(page, address);
      const refused = () => page.evaluate(() => document.documentElement.dataset.refused ?? '');
      expect(await refused(), address).toBe('');
      await page.evaluate((foreign) => {
        const script = document.createElement('script');
        script.textContent = '1';
        document.body.append(script);
        document.body.insertAdjacentHTML('beforeend', foreign);
        document.body.querySelector<HTMLButtonElement>('form[action] button')?.click();
      }, FOREIGN);
      for (const directive of REFUSED) {
        await expect.poll(refused, address).toContain(directive);
      }
    }
  },
);
