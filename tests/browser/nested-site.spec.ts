import type {Element} from 'hast';
import {fromHtml} from 'hast-util-from-html';
import {selectAll} from 'hast-util-select';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {facts} from '../../product';
import {copyTree} from '../harness/copy-of-tree';
import {platformDocs} from '../harness/site';
import {serveStatic} from '../harness/static-server';
import {expect, open, test} from '../harness/test';

/**
 * Builds the site with the kitchen's docs and a frozen version of them, below `/docs/` on a host, in two languages,
 * of which one has a translated doc: links lead from it to others, and back.
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
  const copyDoc = (doc: string, from: string, to: string) =>
    fs.cpSync(path.join(copy, from, `${doc}.mdx`), path.join(copy, to, `${doc}.mdx`));
  fs.rmSync(path.join(copy, 'docs'), {recursive: true});
  for (const doc of ['index', ...platformDocs]) {
    copyDoc(doc, 'tests/kitchen/docs', 'docs');
  }
  docusaurus('docs:version', '1.0');
  for (const version of ['current', 'version-1.0']) {
    copyDoc('iOS/using', 'docs', `i18n/ar/docusaurus-plugin-content-docs/${version}`);
  }
  docusaurus('build', '--config', 'tests/browser/nested-site.config.ts', '--out-dir', 'host/docs');
  return path.join(copy, 'host');
}

const isDoc = (address: string) => /\/(?:install|using|examples)$/.test(address);

/** Where each version is in each language. */
const places = ['/docs', '/docs/next', '/docs/ar', '/docs/ar/next'];

/** The place whose docs a page's links lead to: its own, or that of the latest docs in its language. */
const placeOf = (address: string): string =>
  places.findLast((place) => `${address}/`.startsWith(`${place}/`)) ?? 'outside';

/** What is wrong with the addresses that a page links to. */
const faultsOf = (address: string, all: readonly string[], ofDocs: readonly string[]): string[] => [
  ...all
    .filter((to) => placeOf(to) === 'outside')
    .map((to) => `${address} leads outside, to ${to}`),
  ...ofDocs
    .filter((to) => isDoc(to) && to.replace(/\/\w+\/\w+$/, '') !== placeOf(address))
    .map((to) => `${address} leads to other docs, ${to}`),
];

const HOST = 'https://host.test';

/** The paths on the same host that some links of a page lead to. */
const pathsOf = (address: string, links: readonly Element[]): string[] =>
  links
    .map(({properties}) => new URL(String(properties.href), HOST + address))
    .filter(({origin}) => origin === HOST)
    .map(({pathname}) => pathname);

/** What is wrong with the links of a file. */
function faultsOfLinks(folder: string, file: string): string[] {
  const tree = fromHtml(fs.readFileSync(path.join(folder, file), 'utf8'));
  const address = `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  const toOthers = new Set(selectAll('.theme-doc-version-banner a', tree));
  const ofDocs = selectAll('main a[href], nav.menu a[href]', tree).filter(
    (link) => !toOthers.has(link),
  );
  const all = selectAll('a[href]', tree);
  return faultsOf(address, pathsOf(address, all), pathsOf(address, ofDocs));
}

/** The addresses of the site in a file that aren't below the base URL. */
const outsideAddresses = (folder: string, file: string): string[] =>
  fs
    .readFileSync(path.join(folder, file), 'utf8')
    // As in the links to assistants.
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
    .split(`${facts.site.url}/`)
    .slice(1)
    .filter((rest) => !/^docs(?![\w-])/.test(rest))
    .map((rest) => `${file} has ${rest.slice(0, 40)}`);

// The browser itself reports the status of the document. Hosts send the same document for all versions: it
// preloads what the latest one needs.
test.use({allowedConsole: [/status of 404|was preloaded using link preload but not used/]});

test(
  'below a folder of its host, every address stays there, and links, search and not-found page lead to docs of their language and version',
  {tag: ['@1.4', '@2.9', '@5.10', '@11.8', '@12.10']},
  async ({page}) => {
    test.setTimeout(300_000);
    const folder = nestedSite();
    const files = filesIn(folder);
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(60);
    expect(pages.flatMap((file) => faultsOfLinks(folder, file))).toEqual([]);
    expect(files.flatMap((file) => outsideAddresses(folder, file))).toEqual([]);

    const host = await serveStatic(folder);
    const place = '/docs/ar/next';
    const expectDocs = async (selector: string, last: string) => {
      const addresses = await page
        .locator(selector)
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
      expect(addresses.filter((to) => to.endsWith(last))).not.toEqual([]);
      expect(faultsOf(`${place}/`, [], addresses)).toEqual([]);
    };
    await open(page, `${host.origin}${place}/iOS/using`);
    await expectDocs('.navbar a[href]', '/iOS/install');
    await page.keyboard.press('Control+k');
    const results = page.getByRole('dialog').locator('a[href]');
    await expect(results.first()).toBeVisible();
    await page.keyboard.type('install');
    await expect(results.first()).toContainText(/install/i);
    await expectDocs('dialog a[href]', '/install');

    await page.route(`**${place}/nowhere`, (route) =>
      route.fulfill({status: 404, path: path.join(folder, 'docs/ar/404.html')}),
    );
    await open(page, `${host.origin}${place}/nowhere`);
    await expect(page.getByRole('navigation', {name: 'Ways on'})).toBeVisible();
    await expectDocs('main a[href]', '/install');
    await host.close();
  },
);
