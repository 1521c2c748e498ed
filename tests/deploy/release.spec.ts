import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import {hydrated} from '../harness/test';
import {ask} from '../harness/ask';
import {expect, test} from '../harness/deploy-test';

test.use({ignoreHTTPSErrors: true});
// The first of these tests waits for the build of a second release.
test.describe.configure({mode: 'serial', timeout: 120_000});

test('releases under load fail no request', async ({site}) => {
  const paths = ['/', '/Android/using', '/blog', '/search-index.json', '/Flutter/install.md'];
  const failures: string[] = [];
  let requests = 0;
  let isReleasing = true;
  const read = async (encoding: string) => {
    while (isReleasing) {
      const address = paths[requests++ % paths.length] ?? '/';
      const result = await ask(site.origin, address, {headers: {'Accept-Encoding': encoding}}).then(
        ({status, body}) => (status === 200 && body.length > 0 ? undefined : `status ${status}`),
        (error: unknown) => String(error),
      );
      failures.push(...(result ? [`${address}: ${result}`] : []));
    }
  };
  const readers = ['br', 'br', 'gzip', 'identity'].map(read);
  for (const variant of ['next-deploy', 'production', 'next-deploy', 'production']) {
    await site.release(variant);
  }
  isReleasing = false;
  await Promise.all(readers);
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);
});

test('a tab that was opened before a release goes on without a reload', async ({site, page}) => {
  // On such a connection nothing is prefetched: the chunk is asked for after the release.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g'}});
  });
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${site.origin}/Android/install`);
  await hydrated(page);
  await page.evaluate(() => (document.documentElement.dataset.tab = 'old'));

  await site.release('next-deploy');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter'}).click();
  await expect(page).toHaveURL(`${site.origin}/Flutter/install`);
  await expect(page.getByRole('heading', {level: 1})).toContainText('Flutter');
  await expect(page.locator('html')).toHaveAttribute('data-tab', 'old');
  expect(problems).toEqual([]);

  await page.reload();
  await expect(page.getByText('From the next release.')).toBeVisible();
});

test('a release and its assets go 30 days after it was replaced, and no sooner', async ({site}) => {
  const releases = path.join(site.root, 'releases');
  const replaced = await fs.realpath(path.join(site.root, 'current'));
  const [own, shared] = await assetsOf(site.root, replaced);
  const replacedDaysAgo = (days: number) =>
    execFileSync('touch', ['-d', `${days} days ago`, ...earlierReleases]);
  await site.release('production');
  const live = path.basename(await fs.realpath(path.join(site.root, 'current')));
  const earlierReleases = (await fs.readdir(releases))
    .filter((name) => name !== live)
    .map((name) => path.join(releases, name));

  replacedDaysAgo(29);
  await site.release('production');
  expect((await ask(site.origin, own)).status).toBe(200);

  replacedDaysAgo(32);
  await site.release('production');
  expect(await fs.readdir(releases)).toHaveLength(3);
  expect((await ask(site.origin, own)).status).toBe(404);
  expect((await ask(site.origin, shared)).status).toBe(200);
});

/** An address of the assets that only this release has, and one that others have too. */
async function assetsOf(root: string, release: string): Promise<[string, string]> {
  const list = async (folder: string) =>
    (await fs.readdir(path.join(folder, 'assets/js'))).filter((name) => name.endsWith('.js'));
  const releases = (await fs.readdir(path.join(root, 'releases'))).sort();
  const first = await list(path.join(root, 'releases', releases[0] ?? ''));
  const ours = await list(release);
  const own = ours.find((name) => !first.includes(name));
  const shared = ours.find((name) => first.includes(name));
  return [`/assets/js/${own}`, `/assets/js/${shared}`];
}

test('a site that is not compressed is refused in one line', ({site}) => {
  const release = () =>
    execFileSync('deploy/release.sh', ['static', site.root], {encoding: 'utf8', stdio: 'pipe'});
  expect(release).toThrow(/static holds no compressed site — run: npm run build/);
});
