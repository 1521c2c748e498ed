import {execFileSync} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {ask} from '../harness/requests';
import {compressedSite, type DeployedSite, expect, test as base} from '../harness/deployed-site';
import {hydrated} from '../harness/test';
import {onSlowConnection} from '../harness/page';

interface Releases {
  now: string;
  /** All its scripts have other names, and one of its pages says that it is new. */
  next: string;
}

const test = base.extend<{releases: Releases}>({
  releases: async ({site}, use) => {
    const now = await compressedSite();
    const next = await fs.mkdtemp(path.join(os.tmpdir(), 'next-release-'));
    await fs.cp(now, next, {recursive: true});
    await fs.rm(path.join(next, 'assets/js'), {recursive: true});
    await fs.mkdir(path.join(next, 'assets/js'));
    await fs.writeFile(path.join(next, 'assets/js/main.00000000.js'), '');
    await fs.cp(path.join(next, 'assets/js'), path.join(next, 'fr/assets/js'), {recursive: true});
    const page = path.join(next, 'Flutter/install.html');
    await fs.writeFile(page, 'From the next release.');
    await Promise.all(['.br', '.gz'].map((ending) => fs.rm(`${page}${ending}`)));
    await use({now, next});
    await site.release(now);
    await fs.rm(next, {recursive: true});
  },
});
test.use({ignoreHTTPSErrors: true});

/** As deploy/README.md says. */
function returnTo(root: string, release: string): void {
  execFileSync('ln', ['-sfn', `releases/${release}`, 'next'], {cwd: root});
  execFileSync('mv', ['-T', 'next', 'current'], {cwd: root});
}

const textOf = async (site: DeployedSite, address: string) =>
  (await ask(site.origin, address)).body.toString();

test(
  'releases under load fail no request',
  {tag: '@16.7'},
  async ({site, releases: {now, next}}) => {
    const paths = ['/', '/Android/using', '/blog', '/search-index.json', '/Flutter/install.md'];
    const failures: string[] = [];
    let [requests, isReleasing] = [0, true];
    const read = async (encoding: string) => {
      while (isReleasing) {
        const address = paths[requests % paths.length] ?? '/';
        const failure = await ask(site.origin, address, {
          headers: {'Accept-Encoding': encoding},
        }).then(
          ({status, body}) => (status === 200 && body.length > 0 ? [] : [`status ${status}`]),
          (error: unknown) => [String(error)],
        );
        failures.push(...failure.map((reason) => `${address}: ${reason}`));
        requests += 1;
      }
    };
    const readers = ['br', 'br', 'gzip', 'identity'].map(read);
    const releaseUnderLoad = async (folder: string) => {
      const before = requests;
      await site.release(folder);
      // Each reader was answered while it was published.
      expect(requests - before).toBeGreaterThanOrEqual(readers.length);
      // Every address is read from it.
      const published = requests;
      await expect.poll(() => requests - published).toBeGreaterThan(paths.length * readers.length);
    };
    for (let round = 0; round < 4; round++) {
      await releaseUnderLoad(next);
      expect(await textOf(site, '/Flutter/install')).toBe('From the next release.');
      await releaseUnderLoad(now);
      expect(await textOf(site, '/Flutter/install')).not.toBe('From the next release.');
    }
    isReleasing = false;
    await Promise.all(readers);
    expect(failures).toEqual([]);
  },
);

test(
  'a tab that was opened before a release keeps working without a reload',
  {tag: ['@16.4', '@16.7']},
  async ({site, page, releases: {next}}) => {
    // The chunk is requested after the release.
    await onSlowConnection(page);
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${site.origin}/Android/install`);
    await hydrated(page);
    await page.evaluate(() => (document.documentElement.dataset.tab = 'old'));

    await site.release(next);
    await page.getByRole('contentinfo').getByRole('link', {name: 'Flutter', exact: true}).click();
    await expect(page).toHaveURL(`${site.origin}/Flutter/install`);
    await expect(page.getByRole('heading', {level: 1})).toContainText('Flutter');
    await expect(page.locator('html')).toHaveAttribute('data-tab', 'old');
    expect(problems).toEqual([]);

    await page.reload();
    await expect(page.getByText('From the next release.')).toBeVisible();
  },
);

test(
  'a release and its assets go 30 days after the release was replaced, and no sooner',
  {tag: '@16.7'},
  async ({site, releases: {now, next}}) => {
    const statusOf = async (asset: string) => (await ask(site.origin, asset)).status;
    const ofNext = '/assets/js/main.00000000.js';
    const [script = ''] = await fs.readdir(path.join(now, 'assets/js'));
    const ofNow = `/assets/js/${script.replace(/\.(br|gz)$/, '')}`;
    await site.release(next);
    await site.release(now);

    await pretendReplaced(site, '29 days ago');
    await site.release(now);
    expect([await statusOf(ofNext), await statusOf(ofNow)]).toEqual([200, 200]);
    expect(await statusOf(`/fr${ofNext}`)).toBe(200);

    await pretendReplaced(site, '32 days ago');
    await site.release(now);
    // The two that were just replaced and published.
    expect(await fs.readdir(path.join(site.root, 'releases'))).toHaveLength(2);
    expect([await statusOf(ofNext), await statusOf(ofNow)]).toEqual([404, 200]);
    expect(await statusOf(`/fr${ofNext}`)).toBe(404);
  },
);

test(
  'assets that were in two releases stay with the one that was rolled back to',
  {tag: '@16.7'},
  async ({site, releases: {next}}) => {
    const asset = '/assets/js/of-two-releases.00000000.js';
    await fs.rename(path.join(next, 'assets/js/main.00000000.js'), path.join(next, asset));
    await site.release(next);
    const returned = path.basename(await fs.realpath(path.join(site.root, 'current')));
    await site.release(next);
    returnTo(site.root, returned);
    await pretendReplaced(site, '32 days ago');
    await fs.rm(path.join(next, asset));
    await site.release(next);
    expect(await fs.readdir(path.join(site.root, 'releases'))).toHaveLength(2);
    expect((await ask(site.origin, asset)).status).toBe(200);
  },
);

/** Changes the date of all releases but the current one. */
async function pretendReplaced({root}: DeployedSite, date: string): Promise<void> {
  const releases = path.join(root, 'releases');
  const current = path.basename(await fs.realpath(path.join(root, 'current')));
  const others = (await fs.readdir(releases)).filter((name) => name !== current);
  execFileSync('touch', ['-d', date, ...others], {cwd: releases});
}

test('an uncompressed site is refused in one line', {tag: '@15.8'}, ({site}) => {
  const release = () =>
    execFileSync('deploy/release.sh', ['static', site.root], {encoding: 'utf8', stdio: 'pipe'});
  expect(release).toThrow(/static contains no compressed site — run: npm run build/);
});

test(
  'nginx, killed in the middle of its work, serves again once it is restarted',
  {
    tag: '@16.9',
  },
  async ({site}) => {
    const before = await ask(site.origin, '/Android/using');
    const readers = Array.from({length: 20}, () => ask(site.origin, '/').catch(() => undefined));
    await site.kill();
    await Promise.all(readers);
    await expect(ask(site.origin, '/')).rejects.toThrow('ECONNREFUSED');

    await site.start();
    const {status, body} = await ask(site.origin, '/Android/using');
    expect(status).toBe(200);
    expect(body.equals(before.body)).toBe(true);
  },
);

test(
  'a second language has its own root, pages and assets',
  {tag: '@16.5'},
  async ({site, releases: {next}}) => {
    const asset = '/fr/assets/js/main.00000000.js';
    for (const [name, text] of [
      ['fr/index.html', 'La racine'],
      ['fr/blog.html', 'Le blog'],
      [asset, ''],
    ] as const) {
      await fs.mkdir(path.join(next, path.dirname(name)), {recursive: true});
      await fs.writeFile(path.join(next, name), text);
    }
    await site.release(next);
    for (const [address, expected, to] of [
      ['/fr/', 200, 'La racine'],
      ['/fr/blog', 200, 'Le blog'],
      ['/fr', 301, '/fr/'],
      ['/fr/index.html', 301, '/fr/'],
      ['/fr/blog/', 301, '/fr/blog'],
      ['/fr/none/', 404, ''],
      ['/de/', 404, ''],
    ] as const) {
      const {status, headers, body} = await ask(site.origin, address);
      const answer = headers.location ?? (status === 200 ? body.toString() : '');
      expect.soft([status, answer], address).toEqual([expected, to]);
    }
    expect((await ask(site.origin, asset)).headers['cache-control']).toContain('immutable');
  },
);
