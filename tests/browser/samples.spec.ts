import {expect, open, test} from '../harness/test';

for (const platform of ['Android', 'iOS', 'ReactNative', 'Flutter']) {
  test(`on ${platform}, every part of a sample links to the whole file`, async ({
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
      expect(await response.text(), address).not.toContain('{{');
    }
  });
}

test('a block that holds a whole sample links to it too', async ({page}) => {
  await page.goto('/ReactNative/install');
  await expect(page.getByRole('link', {name: 'Whole file: package.json'})).toBeVisible();
});
