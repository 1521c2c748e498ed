import type {AllContent, Plugin, Props} from '@docusaurus/types';
import fs from 'node:fs';
import path from 'node:path';
import {markdownPages, publicPages} from '../../../lib/public-pages';
import {filesIn, pageAddress} from '../../../lib/published-files';
import {sayIn, translatableTexts} from '../../../lib/translatable-texts';
import {parseHtml} from '../../guards/page-faults/parse-html';
import type {Site} from './page';
import {sectionsOf} from './sections';
import {texts} from './texts';
import {twinFiles} from './twin-files';

const NAME = 'markdown-twins';

/**
 * Publishes every page as Markdown too, for agents and for pasting: `/Android/using.md` beside
 * `/Android/using`, an index `/llms.txt`, and all pages in one file, `/llms-full.txt`, as well as
 * those of one platform, such as `/Android/llms-full.txt`. The index and these files leave out what
 * no search engine may list. All is read from the built HTML, and so has what components say.
 *
 * @throws Error for a page that has no text where a page has its text
 */
export default function markdownTwins(): Plugin {
  let allContent: AllContent = {};
  return {
    name: NAME,
    ...translatableTexts(texts),
    allContentLoaded({allContent: loaded}) {
      allContent = loaded;
      return Promise.resolve();
    },
    postBuild(build) {
      const {outDir, baseUrl, routes, routesBuildMetadata} = build;
      const site = siteOf(build, allContent);
      const listed = new Set(publicPages(routes, routesBuildMetadata));
      const twins = twinFiles(site, sectionsOf(allContent, site.say), (page) => listed.has(page));
      for (const file of filesIn(outDir).filter((name) => name.endsWith('.html'))) {
        const tree = parseHtml(fs.readFileSync(path.join(outDir, file), 'utf8'));
        twins.see({address: pageAddress(baseUrl + file), tree});
      }
      for (const [address, text] of twins.files()) {
        const target = path.join(outDir, address.slice(baseUrl.length));
        fs.mkdirSync(path.dirname(target), {recursive: true});
        fs.writeFileSync(target, text);
      }
      return Promise.resolve();
    },
  };
}

function siteOf({baseUrl, codeTranslations, routes, siteConfig}: Props, content: AllContent): Site {
  const pages = new Set(markdownPages(routes));
  return {
    url: siteConfig.url,
    baseUrl,
    hasTwin: (address) => pages.has(address),
    admonition: (kind) => codeTranslations[`theme.admonition.${kind}`] ?? kind,
    say: sayIn(content[NAME]?.default as typeof texts),
  };
}
