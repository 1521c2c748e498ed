import {expect, open, test} from '../harness/test';

for (const address of ['/', '/Android/using', '/blog/welcome', '/blog/tags', '/markdown-page']) {
  test(`${address} names in its HTML every script that it needs to start`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(address)).text();
    const scripts: string[] = [];
    page.on('request', (asked) => {
      if (asked.resourceType() === 'script') {
        scripts.push(new URL(asked.url()).pathname);
      }
    });
    await open(page, address);
    expect(scripts.filter((script) => !html.includes(`"${script}"`))).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
  });
}
