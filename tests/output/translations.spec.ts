import {extractSiteSourceCodeTranslations} from '@docusaurus/core/lib/server/translations/translationsExtractor';
import type {InitializedPlugin} from '@docusaurus/types';
import {escapeRegexp} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {texts} from '../../plugins/output/markdown-twins/texts';
import {facts} from '../kitchen/facts';
import {builtFolder} from '../harness/build-site';
import {readBuilt} from '../harness/built-page';
import {BIDI, inBrackets, outsideBrackets} from '../kitchen/translate';
import {textOf} from '../harness/xml';

/** The texts to translate in a folder of components, by their ids. */
const textsIn = (folder: string) =>
  extractSiteSourceCodeTranslations({
    siteDir: path.resolve('nowhere'),
    plugins: [{path: process.cwd(), getThemePath: () => folder} as InitializedPlugin],
  });

const read = (name: string) => readBuilt(name, 'kitchen');

test.describe('translations', {tag: '@9.13'}, () => {
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

  test('what the feeds say about the blog is translated', () => {
    for (const [name, parts] of [
      ['rss.xml', ['title', 'description', 'copyright']],
      ['atom.xml', ['title', 'subtitle', 'rights']],
    ] as const) {
      const feed = read(`${BIDI}/blog/${name}`);
      for (const part of parts) {
        expect(outsideBrackets(textOf(feed, part) || `${part} is missing`), name).toEqual([]);
      }
    }
  });

  test('robots.txt names the sitemaps of both languages', {tag: '@14.8'}, () => {
    expect(read('robots.txt')).toContain(
      `Sitemap: ${facts.site.url}/sitemap.xml\nSitemap: ${facts.site.url}/${BIDI}/sitemap.xml\n`,
    );
  });

  test('what Markdown twins and their index say in addition to the pages is translated', () => {
    const folder = path.join(builtFolder('kitchen'), BIDI);
    const all = filesIn(folder)
      .filter((name) => /(?:\.md|llms\.txt)$/.test(name))
      .map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
    const missing = Object.entries(texts).filter(([, {message}]) => {
      const parts = message.split(/\{\w+\}/).map(escapeRegexp);
      return !new RegExp(inBrackets(parts.join('.+'))).test(all);
    });
    expect(missing.map(([name]) => name)).toEqual([]);
  });
});
