import {simpleHash} from '@docusaurus/utils';
import fs from 'node:fs';
import path from 'node:path';
import {buildCache} from '../../../lib/build-cache';
import {markdownPages, publicPages} from '../../../lib/public-pages';
import type {Page} from '../../finish/page';
import {spanOf} from '../../finish/parse-html';
import type {PageReader} from '../../finish/reader';
import {findMeta, findTag} from '../find-in-page';
import type {Twin} from './page';
import {sectionsOf} from './sections';
import {siteOf} from './site-of';
import {texts} from './texts';
import {twinFiles} from './twin-files';
import {TwinThread} from './twin-thread';

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
    const {allContent, baseUrl, codeTranslations, outDir, routes, routesBuildMetadata} = build;
    const pages = new Set(markdownPages(routes));
    const data = {url: build.siteConfig.url, baseUrl, pages, codeTranslations, texts: build.texts};
    const cache = buildCache('twins', build);
    const links = simpleHash([...pages].join(), 16);
    const twins: Twin[] = [];
    let thread: TwinThread | undefined;
    return {
      see(page) {
        if (!pages.has(page.address)) {
          return;
        }
        const sources = sourcesOf(page);
        // Links lead to twins, so they are made of which pages have one.
        const key = JSON.stringify([page.address, links, sources]);
        const known = cache.read(key);
        if (known) {
          twins.push(JSON.parse(known.toString()) as Twin);
        } else {
          thread ??= new TwinThread(data);
          thread.ask({key, address: page.address, html: sources.join('')});
        }
      },
      async end() {
        for (const {key, twin} of (await thread?.answers()) ?? []) {
          cache.write(key, JSON.stringify(twin));
          twins.push(twin);
        }
        const site = siteOf(data);
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
