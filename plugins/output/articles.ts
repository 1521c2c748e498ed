import {simpleHash} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {buildCache, fromCache} from '../../lib/cache';
import {servedAddress} from '../../lib/addresses';
import {postsOf} from '../../lib/pages';
import {isWritten, type Build, type PageReader} from '../finish/page';
import {articleOf, sourceOf} from './article';
import {twinFiles} from './markdown-twins/llms';
import {sectionsOf} from './markdown-twins/sections';
import {texts} from './markdown-twins/texts';
import {twinOf, type Site} from './markdown-twins/twin';
import {indexFiles} from './search-index/index-files';
import {searchSections} from './search-index/sections';

/**
 * Also publishes every page that is made from Markdown as Markdown, for agents and for pasting: `/Android/using.md`
 * next to `/Android/using`, an index `/llms.txt`, and all pages in one file, `/llms-full.txt`, as well as those
 * of one platform, such as `/Android/llms-full.txt`. The index and these files, and `/search-index.json`, leave out
 * what search engines may not list. All of it is read from the built HTML, so it contains whatever components say.
 *
 * @throws Error for a page that has no text where one is expected
 */
export const articles: PageReader = {
  texts,
  begin(build) {
    const {allContent, baseUrl, outDir} = build;
    const written = build.pages.filter(isWritten);
    const pages = new Set(written.map(({address}) => address));
    const site = siteOf(build, pages);
    const cache = buildCache('articles', build);
    // Links lead to twins, so they are made of which pages have one.
    const links = simpleHash([...pages].join(), 16);
    const found: ReturnType<typeof textsOf>[] = [];
    const bylines = bylinesOf(build);
    const textsOf = (address: string, source: string, byline?: string) => {
      const article = articleOf(address, source);
      return {twin: twinOf(address, article, site, byline), sections: searchSections(article)};
    };
    return {
      see(page) {
        if (pages.has(page.address)) {
          const source = sourceOf(page);
          const byline = bylines.get(page.address);
          const key = JSON.stringify([page.address, links, source, byline]);
          found.push(fromCache(cache, key, () => textsOf(page.address, source, byline)));
        }
      },
      end() {
        const unlisted = written.filter((page) => !page.isListed).map(({address}) => address);
        const isListed = (address: string) => !unlisted.includes(address);
        const files = [
          ...twinFiles(
            found.map(({twin}) => twin),
            site,
            sectionsOf(allContent, baseUrl, site.say),
            isListed,
          ),
          ...indexFiles(
            found
              .map(({twin: {address, title}, sections}) => ({address, title, sections}))
              .filter(({address}) => isListed(address)),
            allContent,
            baseUrl,
          ),
        ];
        for (const [address, text] of files) {
          const target = path.join(outDir, address.slice(baseUrl.length));
          fs.mkdirSync(path.dirname(target), {recursive: true});
          fs.writeFileSync(target, text);
        }
        cache.prune();
      },
    };
  },
};

const siteOf = (
  {baseUrl, codeTranslations, say, siteConfig}: Build,
  pages: ReadonlySet<string>,
): Site => ({
  url: siteConfig.url,
  baseUrl,
  hasTwin: (address) => pages.has(address),
  admonition: (kind) => codeTranslations[`theme.admonition.${kind}`] ?? kind,
  say,
});

/** When each post was published, and by whom, in the language of the build. */
function bylinesOf({allContent, baseUrl, i18n, say}: Build): Map<string, string> {
  const list = new Intl.ListFormat(i18n.currentLocale);
  return new Map(
    postsOf(allContent).map(({metadata: {permalink, date, authors}}) => {
      const day = date.toISOString().slice(0, 10);
      const names = list.format(authors.flatMap(({name}) => name ?? []));
      return [
        servedAddress(permalink, baseUrl),
        names ? say('publishedBy', {date: day, authors: names}) : say('published', {date: day}),
      ];
    }),
  );
}
