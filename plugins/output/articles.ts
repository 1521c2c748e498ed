import {collectSidebarDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import path from 'node:path';
import {kept} from '../../lib/cache';
import {pageAt, resolved, servedAddress, twinAddress, type Redirect} from '../../lib/addresses';
import {replaceFile} from '../../lib/files';
import {contentPages, postsOf, versionsOf} from '../../lib/pages';
import {INDEX_FILE} from '../../lib/search-index';
import {isWritten, type Build, type Page, type PageReader} from '../finish/page';
import {articleOf, sourceOf} from './article';
import {feedHtml} from './feed-html';
import type {Feeds} from './feeds';
import {llmsFiles, twinFile} from './markdown-twins/llms';
import {texts} from './markdown-twins/texts';
import {twinOf} from './markdown-twins/twin';
import {indexOf, pagesByIndex, searchSections} from './search-index';
import {readSearchWords} from './search-words';

/**
 * Also publishes every page that is made from Markdown as Markdown, for agents and for pasting: `/Android/using.md`
 * next to `/Android/using`, an index `/llms.txt`, and all pages in one file, `/llms-full.txt`, as well as those
 * of one platform, `/Android/llms-full.txt`. The index and these files, and `/search-index.json`, leave out
 * unlisted pages; the feeds have posts alone. All of it is read from the built HTML, so it contains whatever components
 * say, and each page is parsed once for all of it.
 *
 * @param redirects addresses that have moved: the Markdown is at both, as a host redirects pages alone
 * @param searchWords path of the table of what readers call things, in the site's default language
 * @throws Error for a page that has no text where one is expected
 */
export const articles = (
  redirects: readonly Redirect[],
  searchWords: string,
  feeds: Feeds,
): PageReader => ({
  texts: {...texts, ...feeds.texts},
  headTags: feeds.headTags,
  begin(build) {
    const {allContent, baseUrl, i18n, outDir, say, siteConfig, siteConfigPath, stopFor} = build;
    const pages = new Set(build.pages.filter(isWritten).map(({address}) => address));
    const {url} = siteConfig;
    const bylines = bylinesOf(build);
    const isPost = (address: string) => bylines.has(address);
    const read = kept(
      'articles',
      build,
      (
        address: string,
        source: string,
        place: {
          url: string;
          baseUrl: string;
          linked: readonly string[];
          byline?: string | undefined;
        },
      ) => {
        const article = articleOf(address, source);
        const hasTwin = (page: string) => place.linked.includes(page);
        return {
          ...twinOf(address, article, {...place, hasTwin, say}, place.byline),
          sections: searchSections(article),
          inFeed: place.byline ? feedHtml(article.content, place.url + encodeURI(address)) : '',
        };
      },
    );
    /** The pages with twins that a page links to, in its article or below it. */
    const linkedFrom = ({address, tags}: Page) => {
      const start = tags.findIndex(({tagName}) => tagName === 'article');
      const targets = tags.slice(start).flatMap(({properties: {href, src}}) => href ?? src ?? []);
      const linked = targets.map((to) =>
        pageAt(resolved(to, url + address)?.pathname ?? '', baseUrl),
      );
      return [...new Set(linked)].filter((page) => pages.has(page));
    };
    const found = new Map<string, Awaited<ReturnType<typeof read>>>();
    return {
      async see(page) {
        const {address} = page;
        if (pages.has(address)) {
          const place = {url, baseUrl, linked: linkedFrom(page), byline: bylines.get(address)};
          found.set(address, await read(address, sourceOf(page), place));
        }
      },
      end() {
        const unlisted = new Set(
          contentPages(allContent)
            .filter((page) => page.unlisted)
            .map(({permalink}) => servedAddress(permalink, baseUrl)),
        );
        const listed = [...pages].filter((address) => !unlisted.has(address));
        const indexes = pagesByIndex(listed, allContent, baseUrl);
        const order = readingOrder(build);
        const rank = (address: string) => order.get(address) ?? order.size;
        const latest = [...(indexes.get(baseUrl) ?? [])].sort((a, b) => rank(a) - rank(b));
        const foundOf = (addresses: readonly string[]) =>
          addresses.flatMap((address) => found.get(address) ?? []);
        // Sites in tests/ have other sections.
        const isSite = path.basename(siteConfigPath) === 'docusaurus.config.ts';
        const ids = [...found.values()].flatMap(({sections}) =>
          sections.flatMap(({id}) => id ?? []),
        );
        const {faults, ...words} =
          i18n.currentLocale === i18n.defaultLocale
            ? readSearchWords(searchWords, isSite ? new Set(ids) : undefined)
            : {same: [], words: {}, faults: []};
        stopFor(faults);
        const files = [
          ...[...found].map(([address, twin]) => [
            twinAddress(address, baseUrl),
            twinFile(twin, say),
          ]),
          ...redirects.flatMap(({from, to}) => {
            const moved = found.get(pageAt(baseUrl + to.slice(1).replace(/[?#].*/, ''), baseUrl));
            return moved ? [[baseUrl + twinAddress(from, '/').slice(1), twinFile(moved, say)]] : [];
          }),
          ...llmsFiles(foundOf(latest), {url, baseUrl, say}, isPost),
          ...[...indexes].map(([folder, inIndex]) => [
            `${folder.replace(/\/$/, '')}/${INDEX_FILE}`,
            JSON.stringify({
              language: i18n.currentLocale,
              ...indexOf(foundOf(inIndex)),
              ...words,
            }),
          ]),
          ...feeds.filesOf(build, (address) => found.get(address)?.inFeed),
        ];
        for (const [address = '', text = ''] of files) {
          replaceFile(path.join(outDir, address.slice(baseUrl.length)), text);
        }
      },
    };
  },
});

/** The landing page, the docs by their place in the sidebars, then the posts, newest first; others have no place. */
function readingOrder({allContent, baseUrl}: Build): Map<string, number> {
  const inSidebars = versionsOf(allContent).flatMap(({docs, sidebars}) => {
    const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
    const ids = Object.values(sidebars).flatMap((sidebar) => collectSidebarDocIds(sidebar));
    return ids.flatMap((id) => permalinks.get(id) ?? []).filter((each) => each !== baseUrl);
  });
  const posts = postsOf(allContent).map(({metadata}) => metadata.permalink);
  return new Map(
    [baseUrl, ...inSidebars, ...posts].map((permalink, index) => [
      servedAddress(permalink, baseUrl),
      index,
    ]),
  );
}

/** The day on which each post was published, and its authors. */
const bylinesOf = ({allContent, baseUrl}: Build): Map<string, string> =>
  new Map(
    postsOf(allContent).map(({metadata: {permalink, date, authors}}) => [
      servedAddress(permalink, baseUrl),
      [date.toISOString().slice(0, 10), ...authors.flatMap(({name}) => name ?? [])].join(', '),
    ]),
  );
