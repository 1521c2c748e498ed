import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {replaceFile} from '../../lib/files';
import {platformIds} from '../../product/find-platform';
import {platforms} from '../../product/platforms';
import {pathOf} from '../harness/build-site';
import {type DeployedSite, expect, test as base} from '../harness/deployed-site';
import {hydrated, onSlowConnection} from '../harness/page';
import {title} from '../harness/parts';
import {skipWithout} from '../harness/programs';

skipWithout('nginx', 'OpenSSL', 'the brotli module of nginx');

const ASSET = '/assets/js/main.00000000.js';

const NEW = 'From the next release.';

/** Two of the platforms: the footer leads to those that have an SDK. */
const [FIRST, LAST] = [platforms.android, platforms[platformIds.at(-1) ?? 'flutter']];
const CHANGED = `/${LAST.path}/install`;

/** With the next release: its only script has another name, and one of its pages says that it is new. */
const test = base.extend<{next: string}>({
  next: async ({site}, use, testInfo) => {
    const next = testInfo.outputPath('next');
    fs.cpSync(site.built, next, {recursive: true});
    fs.rmSync(path.join(next, 'assets/js'), {recursive: true});
    const page = path.join(next, `${CHANGED}.html`);
    ['.br', '.gz'].forEach((ending) => fs.rmSync(page + ending));
    for (const [file, text] of [
      [`${CHANGED}.html`, NEW],
      ['fr/index.html', 'La racine'],
      ['fr/blog.html', 'Le blog'],
      ['Android/old/index.html', 'It has moved'],
      ['Android/guide.html.html', 'It has moved, too'],
      [ASSET, ''],
      [`fr${ASSET}`, ''],
    ] as const) {
      replaceFile(path.join(next, file), text);
    }
    await use(next);
    await site.release(site.built);
  },
});
test.use({ignoreHTTPSErrors: true});

test('releases under load fail no request', {tag: '@16.7'}, async ({site, next}) => {
  const paths = ['/', '/Android/using', '/blog', '/search-index.json', CHANGED];
  const failures: string[] = [];
  let [requests, isReleasing] = [0, true];
  const read = async (encoding: string) => {
    while (isReleasing) {
      const address = paths[requests % paths.length] ?? '/';
      const headers = {'Accept-Encoding': encoding};
      const answer = await site.ask(address, {headers}).then(
        ({status, body}) => (body.length > 0 ? `${status}` : 'nothing'),
        (error: unknown) => String(error),
      );
      failures.push(...(answer === '200' ? [] : [`${address}: ${answer}`]));
      requests += 1;
    }
  };
  const readers = ['br', 'br', 'gzip', 'identity'].map(read);
  for (const folder of [next, site.built]) {
    const before = requests;
    // Each reader has a request under way, whenever it is published.
    await site.release(folder);
    const {body} = await site.ask(CHANGED);
    expect(body.toString() === NEW).toBe(folder === next);
    // Every address is read from it.
    await expect.poll(() => requests - before).toBeGreaterThan(2 * paths.length * readers.length);
  }
  isReleasing = false;
  await Promise.all(readers);
  expect(failures).toEqual([]);
});

test(
  'a tab that was opened before a release keeps working without a reload',
  {tag: ['@16.4', '@16.7']},
  async ({site, page, next}) => {
    // The chunk is requested after the release.
    await onSlowConnection(page);
    const problems: string[] = [];
    page.on('console', (message) => problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    // Where the address of the site has a path, what is in front of nginx takes it off.
    const place = site.origin + pathOf('production');
    await page.route(`${place}/**`, (route) =>
      route.continue({url: route.request().url().replace(place, site.origin)}),
    );
    await page.goto(`${place}/${FIRST.path}/install`);
    await hydrated(page);
    const before = await title(page).innerText();
    await page.evaluate(() => (document.documentElement.dataset.tab = 'old'));

    await site.release(next);
    await page.getByRole('contentinfo').getByRole('link', {name: LAST.name, exact: true}).click();
    await expect(page).toHaveURL(place + CHANGED);
    await expect(title(page)).not.toHaveText(before);
    await expect(page.locator('html')).toHaveAttribute('data-tab', 'old');
    expect(problems).toEqual([]);

    await page.reload();
    await expect(page.getByText(NEW)).toBeVisible();
  },
);

test(
  'what is published can be read by nginx, whoever publishes it',
  {tag: '@16.7'},
  ({site}, testInfo) => {
    const root = testInfo.outputPath('private');
    const command =
      'umask 077; deploy/release.sh "$0" "$1" >&2; find "$1" ! -perm -o=r -o -type d ! -perm -o=x';
    expect(execFileSync('sh', ['-c', command, site.built, root], {encoding: 'utf8'})).toBe('');
  },
);

/** Changes the date of all releases: the current one, too, has been there for as long. */
function pretendOld({root}: DeployedSite, date: string): void {
  const releases = path.join(root, 'releases');
  execFileSync('touch', ['-d', date, ...fs.readdirSync(releases)], {cwd: releases});
}

test(
  'a release and its assets go 30 days after the release was replaced, and no sooner',
  {tag: '@16.7'},
  async ({site, next}) => {
    const [script = ''] = fs.readdirSync(path.join(site.built, 'assets/js'));
    const ofNow = `/assets/js/${script.replace(/\.(br|gz)$/, '')}`;
    const statuses = () =>
      Promise.all(
        [ofNow, ASSET, `/fr${ASSET}`].map(async (asset) => (await site.ask(asset)).status),
      );
    await site.release(next);
    await site.release(site.built);
    pretendOld(site, '29 days ago');
    await site.release(site.built);
    expect(await statuses()).toEqual([200, 200, 200]);

    pretendOld(site, '32 days ago');
    await site.release(site.built);
    // The two that were just replaced and published.
    expect(fs.readdirSync(path.join(site.root, 'releases'))).toHaveLength(2);
    expect(await statuses()).toEqual([200, 404, 404]);
  },
);

test(
  'assets that were in two releases stay with the one that was rolled back to',
  {tag: '@16.7'},
  async ({site, next}) => {
    await site.release(next);
    const returned = path.basename(fs.realpathSync(path.join(site.root, 'current')));
    await site.release(next);
    // As deploy/README.md says.
    execFileSync('ln', ['-sfn', `releases/${returned}`, 'next'], {cwd: site.root});
    execFileSync('mv', ['-T', 'next', 'current'], {cwd: site.root});
    pretendOld(site, '32 days ago');
    await site.release(site.built);
    expect(fs.readdirSync(path.join(site.root, 'releases'))).toHaveLength(2);
    expect((await site.ask(ASSET)).status).toBe(200);
  },
);

test(
  'an uncompressed site and a folder of something else are refused in one line, and nothing else in a folder is touched',
  {tag: ['@15.8', '@16.7']},
  async ({site, next}) => {
    await expect(site.release('static')).rejects.toThrow(
      /static contains no compressed site — run: npm run build/,
    );
    const www = path.dirname(site.root);
    await expect(promisify(execFile)('deploy/release.sh', [site.built, www])).rejects.toThrow(
      /contains something else — name a folder for this site alone, such as /,
    );
    expect(fs.existsSync(path.join(www, 'releases'))).toBe(false);

    // What others keep there, and a copy that was cut short, whose assets are no one's.
    const others = ['shop/assets/logo.png', 'releases/shop/assets/logo.png', 'next/notes.txt'];
    const cut = path.join(site.root, 'releases/.2026-01-01T00-00-00Z-1');
    for (const file of [...others, `releases/${path.basename(cut)}${ASSET}`]) {
      replaceFile(path.join(site.root, file), 'not ours');
    }
    await site.release(next);
    pretendOld(site, '32 days ago');
    await site.release(site.built);
    expect(others.filter((file) => !fs.existsSync(path.join(site.root, file)))).toEqual([]);
    expect([fs.existsSync(cut), (await site.ask(ASSET)).body.toString()]).toEqual([false, '']);
    for (const folder of ['shop', 'releases/shop', 'next']) {
      fs.rmSync(path.join(site.root, folder), {recursive: true});
    }
  },
);

test(
  'a second language has its own root and pages, and a former address a page that leads on',
  {tag: ['@16.3', '@16.5']},
  async ({site, next}) => {
    replaceFile(path.join(next, 'fr/404.html'), 'Perdu');
    await site.release(next);
    for (const [address, expected, to] of [
      ['/fr/', 200, 'La racine'],
      ['/fr/blog', 200, 'Le blog'],
      ['/fr', 301, '/fr/'],
      ['/fr/index.html', 301, '/fr/'],
      ['/fr/blog/', 301, '/fr/blog'],
      ['/fr/none/', 404, ''],
      ['/fr/404', 404, ''],
      ['/de/', 404, ''],
      ['/Android/old', 301, '/Android/old/'],
      ['/Android/old/', 200, 'It has moved'],
      ['/Android/old/index.html', 301, '/Android/old/'],
      ['/Android/guide.html', 200, 'It has moved, too'],
    ] as const) {
      const {status, headers, body} = await site.ask(address);
      const answer = headers.location ?? (status === 200 ? body.toString() : '');
      expect.soft([status, answer], address).toEqual([expected, to]);
    }
  },
);
