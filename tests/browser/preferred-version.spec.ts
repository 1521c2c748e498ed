import {expect, hydrated, open, test} from '../harness/test';

const KEY = 'docs-preferred-version-default';

test(
  'no docs version is preferred at first, one that does not exist is removed, and the only one is kept',
  {tag: ['@5.1', '@5.10', '@5.11', '@5.12']},
  async ({page}) => {
    const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
    await open(page, '/markdown-page');
    expect(await stored()).toBeNull();
    for (const [saved, kept] of [
      ['1.0.0', null],
      ['current', 'current'],
    ] as const) {
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        KEY,
        saved,
      ] as const);
      await page.reload();
      await hydrated(page);
      await expect.poll(stored).toBe(kept);
    }
  },
);
