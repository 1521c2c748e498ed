import {strFromU8, unzipSync} from 'fflate';
import {expect, open, test} from '../harness/test';

for (const [platform, app] of [
  ['Android', 'android'],
  ['iOS', 'ios'],
  ['ReactNative', 'react-native'],
  ['Flutter', 'flutter'],
] as const) {
  test(`on ${platform}, every part of a sample links to the whole file, and the first to the app`, async ({
    page,
    request,
  }) => {
    await open(page, `/${platform}/using`);
    const links = page.getByRole('link', {name: /^Whole file: /});
    const addresses = await links.evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? ''),
    );
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of new Set(addresses)) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(await response.text(), address).not.toMatch(/\{\{|#(end)?region/);
    }

    const archive = page.getByRole('link', {name: 'Sample app (zip)'});
    await expect(archive).toHaveAttribute('href', `/samples/${app}.zip`);
    const files = unzipSync(await (await request.get(`/samples/${app}.zip`)).body());
    // The archive contains what the links lead to.
    for (const address of addresses) {
      const [, name = ''] = /^\/samples\/(.+)\.txt$/.exec(address) ?? [];
      const text = files[name] && strFromU8(files[name]);
      expect(text, name).toBe(await (await request.get(address)).text());
    }
    const readMe = strFromU8(files[`${app}/README.md`] ?? new Uint8Array());
    expect(readMe.trim().split('\n')).toHaveLength(3);
    expect(readMe).toContain(`/${platform}/install`);
  });
}

test('a block that holds a whole sample also links to it', async ({page}) => {
  await page.goto('/ReactNative/install');
  await expect(page.getByRole('link', {name: 'Whole file: package.json'})).toBeVisible();
});
