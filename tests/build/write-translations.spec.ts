import {escapeRegexp} from '@docusaurus/utils';
import {extractSiteSourceCodeTranslations} from '@docusaurus/core/lib/server/translations/translationsExtractor';
import type {InitializedPlugin} from '@docusaurus/types';
import {expect, test} from '@playwright/test';
import fs from 'node:fs/promises';
import path from 'node:path';
import {texts} from '../../plugins/output/markdown-twins/texts';
import {facts} from '../../product';
import {inBrackets, outsideBrackets} from '../harness/brackets';
import {buildSite} from '../harness/build-site';
import {childrenOf, parseXml, textOf} from '../harness/parse-xml';
import {PSEUDO_LOCALE, translateSite} from '../harness/pseudo-locale';

/** The texts to translate in a folder of components, by their ids. */
const textsIn = (folder: string) =>
  extractSiteSourceCodeTranslations({
    siteDir: path.resolve('nowhere'),
    plugins: [{path: process.cwd(), getThemePath: () => folder} as InitializedPlugin],
  });

async function readTranslated(name: string): Promise<string> {
  await translateSite();
  const {ok, folder, output} = await buildSite('pseudo-locale');
  expect(ok, output).toBe(true);
  return fs.readFile(path.join(folder, name), 'utf8');
}

test('write-translations finds every text, and leaves translated files as they are', async () => {
  const {outputs, changed} = await translateSite();
  expect(outputs.join()).not.toMatch(/WARNING|ERROR/);
  expect(changed).toEqual([]);
});

test("a text that differs from the theme's has an id of its own", async () => {
  const ours = await textsIn('src');
  const themes = {
    ...(await textsIn('node_modules/@docusaurus/theme-classic/lib/theme')),
    ...(await textsIn('node_modules/@docusaurus/theme-common/lib')),
  };
  expect(Object.keys(ours).length).toBeGreaterThan(50);
  const others = Object.entries(ours).filter(
    ([id, {message}]) => id.startsWith('theme.') && message !== themes[id]?.message,
  );
  expect(others, 'translations of the theme would take its place').toEqual([]);
});

for (const [name, parts] of [
  ['rss.xml', ['title', 'description', 'copyright']],
  ['atom.xml', ['title', 'subtitle', 'rights']],
] as const) {
  test(`what ${name} says about the blog is translated`, async () => {
    const feed = parseXml(await readTranslated(`${PSEUDO_LOCALE}/blog/${name}`));
    const [head = feed] = childrenOf(feed, 'channel');
    for (const part of parts) {
      expect(outsideBrackets(textOf(head, part) ?? `${part} is missing`)).toEqual([]);
    }
  });
}

test('robots.txt and _redirects know the pages of both languages', async () => {
  expect(await readTranslated('robots.txt')).toContain(
    `Sitemap: ${facts.site.url}/sitemap.xml\nSitemap: ${facts.site.url}/${PSEUDO_LOCALE}/sitemap.xml\n`,
  );
  const redirects = (await readTranslated('_redirects')).split('\n');
  expect(redirects).toContain('/blog/index.html /blog 301');
  expect(redirects).toContain(`/${PSEUDO_LOCALE}/blog/index.html /${PSEUDO_LOCALE}/blog 301`);
});

test('the manifest leads to the pages in its language', async () => {
  const manifest: unknown = JSON.parse(await readTranslated(`${PSEUDO_LOCALE}/site.webmanifest`));
  expect(manifest).toMatchObject({start_url: `/${PSEUDO_LOCALE}/`});
});

test('what Markdown twins and their index say in addition to the pages is translated', async () => {
  await translateSite();
  const {folder} = await buildSite('pseudo-locale');
  const names = await fs.readdir(path.join(folder, PSEUDO_LOCALE), {recursive: true});
  const twins = names.filter((name) => /(?:\.md|llms\.txt)$/.test(name));
  const all = await Promise.all(twins.map((name) => readTranslated(`${PSEUDO_LOCALE}/${name}`)));
  const missing = Object.entries(texts).filter(([, {message}]) => {
    const parts = message.split(/\{\w+\}/).map(escapeRegexp);
    return !new RegExp(inBrackets(parts.join('.+'))).test(all.join('\n'));
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});
