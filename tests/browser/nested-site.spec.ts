import type {Page} from '@playwright/test';
import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {facts} from '../../product';
import {copyTree} from '../harness/copy-of-tree';
import {platformDocs, posts} from '../harness/site';
import {serveStatic} from '../harness/static-server';
import {expect, open, test as base} from '../harness/test';

/** Two posts of plain text, of which the last has a translation that links to the other. */
const OLDEST = posts.slice(-2);

/**
 * Builds the site with the kitchen's docs and a frozen version of them, below `/docs/` on a host, in two languages,
 * of which one has a translated doc and a translated post: links lead from them to others, and back.
 *
 * @returns the folder that the host serves
 */
function nestedSite(): string {
  const copy = copyTree('nested-site');
  const docusaurus = (...parameters: string[]) =>
    execFileSync(process.execPath, ['scripts/docusaurus.mjs', ...parameters], {
      cwd: copy,
      stdio: 'pipe',
      env: {...process.env, NODE_ENV: undefined, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
  fs.rmSync(path.join(copy, 'docs'), {recursive: true});
  for (const doc of ['index', ...platformDocs]) {
    fs.cpSync(
      path.join(copy, 'tests/kitchen/docs', `${doc}.mdx`),
      path.join(copy, 'docs', `${doc}.mdx`),
    );
  }
  docusaurus('docs:version', '1.0');
  const translations = path.join(copy, 'i18n/ar/docusaurus-plugin-content-docs');
  const doc = 'iOS/using.mdx';
  fs.cpSync(path.join(copy, 'docs', doc), path.join(translations, 'current', doc));
  fs.cpSync(path.join(copy, 'docs', doc), path.join(translations, 'version-1.0', doc));
  const [other = '', one = ''] = OLDEST.map(({filePath}) => path.relative('blog', filePath));
  const post = path.join(copy, 'i18n/ar/docusaurus-plugin-content-blog', one);
  fs.cpSync(path.join(copy, 'blog', one), post);
  fs.appendFileSync(post, `\n[Another post](/${other.replaceAll(path.sep, '/')})\n`);
  docusaurus('build', '--config', 'tests/browser/nested-site.config.ts', '--out-dir', 'host/docs');
  return path.join(copy, 'host');
}

// All in one worker, which builds the site.
base.describe.configure({mode: 'default'});

const test = base.extend<object, {folder: string; host: string}>({
  folder: [async ({}, use) => use(nestedSite()), {scope: 'worker', timeout: 300_000}],
  host: [
    async ({folder}, use) => {
      const server = await serveStatic(folder);
      await use(server.origin);
      await server.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({host}, use) => use(host),
});

const languages = ['/docs', '/docs/ar'];

/** Where each version is in each language. */
const places = languages.flatMap((language) => [language, `${language}/next`]);

/** Pages that have no versions: one of each kind. */
const OTHERS = ['/blog/tags/hello', ...OLDEST.map(({route}) => route), '/markdown-page'];

const isDoc = (address: string) => /\/(?:install|using|examples)$/.test(address);
const folderOfDoc = (address: string) => address.replace(/\/\w+\/\w+$/, '');

/** The place whose docs a page's links lead to: its own, or that of the latest docs in its language. */
const placeOf = (address: string): string =>
  places
    .filter((place) => `${address}/`.startsWith(`${place}/`))
    .sort((a, b) => b.length - a.length)[0] ?? 'outside';

/** What is wrong with the addresses that a page links to. */
function faultsOf(address: string, all: readonly string[], ofDocs: readonly string[]): string[] {
  const place = placeOf(address);
  return [
    ...all
      .filter((to) => !/^\/docs(?:\/|$)/.test(to))
      .map((to) => `${address} leads outside, to ${to}`),
    ...ofDocs
      .filter((to) => isDoc(to) && folderOfDoc(to) !== place)
      .map((to) => `${address} leads to other docs, ${to}`),
  ];
}

const HOST = 'https://host.test';

/** The paths on the same host that some links of a page lead to. */
const pathsOf = (address: string, links: readonly Element[]): string[] =>
  links
    .map(({properties}) => new URL(String(properties.href), HOST + address))
    .filter(({origin}) => origin === HOST)
    .map(({pathname}) => pathname);

test(
  'links in the HTML of every page stay inside the site, and those to docs in the language and the version',
  {tag: ['@1.4', '@2.9', '@5.10']},
  ({folder}) => {
    test.slow();
    const pages = filesIn(folder).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(60);
    const faults = pages.flatMap((file) => {
      const tree = fromHtml(fs.readFileSync(path.join(folder, file), 'utf8'));
      const address = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
      const toOthers = new Set(selectAll('.theme-doc-version-banner a', tree));
      const ofDocs = selectAll('main a[href], nav.menu a[href]', tree);
      return faultsOf(
        address,
        pathsOf(address, selectAll('a[href]', tree)),
        pathsOf(
          address,
          ofDocs.filter((link) => !toOthers.has(link)),
        ),
      );
    });
    expect(faults).toEqual([]);
  },
);

test('every address of the site in its files is below the base URL', {tag: '@1.4'}, ({folder}) => {
  const root = `${facts.site.url}/`;
  const outside = filesIn(folder).flatMap((file) =>
    fs
      .readFileSync(path.join(folder, file), 'utf8')
      // As in the links to assistants.
      .replaceAll('%3A', ':')
      .replaceAll('%2F', '/')
      .split(root)
      .slice(1)
      .filter((rest) => !/^docs(?![\w-])/.test(rest))
      .slice(0, 1)
      .map((rest) => `${file} has ${root}${rest.slice(0, 40)}`),
  );
  expect(outside).toEqual([]);
});

/** Whatever the language calls the navbar. */
const docsLink = (page: Page) =>
  page.locator('.navbar').getByRole('link', {name: facts.sdk.name, exact: true});

/** The paths that links on an open page lead to. */
const linked = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((links) =>
    links
      .map((link) => new URL((link as HTMLAnchorElement).href))
      .filter(({origin}) => origin === location.origin)
      .map(({pathname}) => pathname),
  );

/** The same of an open page as in the HTML: some links only come with the application. */
async function expectLinksInside(page: Page, address: string): Promise<void> {
  const ofDocs = await linked(
    page,
    'main a[href]:not(.theme-doc-version-banner a), nav.menu a[href]',
  );
  expect.soft(ofDocs, address).not.toEqual([]);
  expect.soft(faultsOf(address, await linked(page, 'a[href]'), ofDocs)).toEqual([]);
}

for (const place of places) {
  test.describe(`in ${place}`, () => {
    // The browser itself reports the status of the document. Hosts send the same document for all versions: it
    // preloads what the latest one needs.
    test.use({allowedConsole: [/status of 404|was preloaded using link preload but not used/]});

    test(
      'pages hydrate silently, and their links, the search and the not-found page lead to docs of this language and version',
      {tag: ['@1.4', '@2.9', '@5.10', '@11.8', '@12.10']},
      async ({page, folder}) => {
        // The last one has a platform, which the docs link follows from then on; before it, that is the first.
        for (const route of ['', ...(languages.includes(place) ? OTHERS : []), '/iOS/using']) {
          await open(page, place + route);
          await expectLinksInside(page, place + route);
          const {path: own} = route === '/iOS/using' ? facts.ios : facts.android;
          const target = `${place}/${own}/install`;
          await expect.soft(docsLink(page), place + route).toHaveAttribute('href', target);
        }

        await page.keyboard.press('Control+k');
        const results = page.getByRole('dialog').locator('a[href]');
        await expect(results.first()).toBeVisible();
        await page.keyboard.type('install');
        await expect(results.first()).toContainText(/install/i);
        const found = (await linked(page, 'dialog a[href]')).filter(isDoc);
        expect(found).not.toEqual([]);
        expect(found.filter((to) => folderOfDoc(to) !== place)).toEqual([]);

        const language = place.replace(/\/next$/, '');
        await page.route(`${place}/nowhere`, (route) =>
          route.fulfill({status: 404, path: path.join(folder, language, '404.html')}),
        );
        await open(page, `${place}/nowhere`);
        await expect(page.getByRole('navigation', {name: 'Ways on'})).toBeVisible();
        await expectLinksInside(page, `${place}/nowhere`);
      },
    );
  });
}
