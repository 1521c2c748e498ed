import {strFromU8, unzipSync} from 'fflate';
import {expect, open, test} from '../harness/test';

test(
  'every part of a sample links to the whole file, and the first one to the app as an archive',
  {tag: ['@10.7', '@10.15']},
  async ({page, request}) => {
    for (const [platform, app] of [
      ['Android', 'android'],
      ['iOS', 'ios'],
      ['ReactNative', 'react-native'],
      ['Flutter', 'flutter'],
    ] as const) {
      // A long page is drawn in pieces.
      await open(page, `/${platform}/using`);
      const links = page.getByRole('link', {name: /^Whole file: /});
      const addresses = await links.evaluateAll((elements) =>
        elements.map((element) => element.getAttribute('href') ?? ''),
      );
      expect(addresses.length).toBeGreaterThan(3);
      const archive = page.getByRole('link', {name: 'Sample app (zip)'});
      await expect(archive).toHaveAttribute('href', `/samples/${app}.zip`);
      const files = unzipSync(await (await request.get(`/samples/${app}.zip`)).body());
      // The archive contains what the links lead to.
      for (const address of new Set(addresses)) {
        const response = await request.get(address);
        const text = await response.text();
        expect.soft(response.status(), address).toBe(200);
        expect.soft(text, address).not.toMatch(/\{\{|#(end)?region/);
        const [, name = ''] = /^\/samples\/(.+)\.txt$/.exec(address) ?? [];
        expect.soft(files[name] && strFromU8(files[name]), name).toBe(text);
      }
      const readMe = strFromU8(files[`${app}/README.md`] ?? new Uint8Array());
      expect(readMe.trim().split('\n')).toHaveLength(3);
      expect(readMe).toContain(`/${platform}/install`);
    }
    // A block that holds a whole sample also links to it.
    await page.goto('/ReactNative/install');
    await expect(page.getByRole('link', {name: 'Whole file: jest.config.js'})).toBeVisible();
  },
);
