import {simpleHash} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {buildCache, fromCache} from '../../../lib/cache';
import {markdownPages, publicPages} from '../../../lib/pages';
import type {Page} from '../../finish/page';
import {spanOf} from '../../finish/parse-html';
import type {Build, PageReader} from '../../finish/reader';
import {findMeta, findTag} from '../find-in-page';
import type {Site, Twin} from './page';
import {sectionsOf} from './sections';
import {texts} from './texts';
import {twinFiles} from './twin-files';
import {twinOf} from './twin-of';

/**
 * Also publishes every page as Markdown, for agents and for pasting: `/Android/using.md` next to
 * `/Android/using`, an index `/llms.txt`, and all pages in one file, `/llms-full.txt`, as well as those
 * of one platform, such as `/Android/llms-full.txt`. The index and these files leave out what search
 * engines may not list. All of it is read from the built HTML, so it contains whatever components say.
 *
 * @throws Error for a page that has no text where one is expected
 */
export const markdownTwins: PageReader = {
  texts,
  begin(build) {
    const {allContent, baseUrl, outDir, routes, routesBuildMetadata} = build;
    const pages = new Set(markdownPages(routes));
    const site = siteOf(build, pages);
    const cache = buildCache('twins', build);
    const links = simpleHash([...pages].join(), 16);
    const twins: Twin[] = [];
    return {
      see(page) {
        if (site.hasTwin(page.address)) {
          // Links lead to twins, so they are made of which pages have one.
          const key = JSON.stringify([page.address, links, sourcesOf(page)]);
          twins.push(fromCache(cache, key, () => twinOf(page, site)));
        }
      },
      end() {
        const listed = new Set(publicPages(routes, routesBuildMetadata));
        const sections = sectionsOf(allContent, baseUrl, site.say);
        const files = twinFiles(twins, site, sections, (page) => listed.has(page));
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

/** The HTML of what a twin is made of. */
const sourcesOf = ({html, tree}: Page): string[] =>
  [findTag(tree, 'title'), findMeta(tree, 'description'), findTag(tree, 'article')].map(
    (element) => (element ? html.slice(spanOf(element).start, spanOf(element).end) : ''),
  );

function siteOf(
  {baseUrl, codeTranslations, say, siteConfig}: Build,
  pages: ReadonlySet<string>,
): Site {
  return {
    url: siteConfig.url,
    baseUrl,
    hasTwin: (address) => pages.has(address),
    admonition: (kind) => codeTranslations[`theme.admonition.${kind}`] ?? kind,
    say,
  };
}
