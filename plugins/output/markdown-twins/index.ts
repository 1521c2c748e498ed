import fs from 'node:fs';
import path from 'node:path';
import {markdownPages, publicPages} from '../../../lib/public-pages';
import type {Build, PageReader} from '../../finish/reader';
import type {Site} from './page';
import {sectionsOf} from './sections';
import {texts} from './texts';
import {twinFiles} from './twin-files';

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
    const site = siteOf(build);
    const listed = new Set(publicPages(routes, routesBuildMetadata));
    const twins = twinFiles(site, sectionsOf(allContent, baseUrl, site.say), (page) =>
      listed.has(page),
    );
    return {
      see: (page) => twins.see(page),
      end() {
        for (const [address, text] of twins.files()) {
          const target = path.join(outDir, address.slice(baseUrl.length));
          fs.mkdirSync(path.dirname(target), {recursive: true});
          fs.writeFileSync(target, text);
        }
      },
    };
  },
};

function siteOf({baseUrl, codeTranslations, routes, say, siteConfig}: Build): Site {
  const pages = new Set(markdownPages(routes));
  return {
    url: siteConfig.url,
    baseUrl,
    hasTwin: (address) => pages.has(address),
    admonition: (kind) => codeTranslations[`theme.admonition.${kind}`] ?? kind,
    say,
  };
}
