import logger from '@docusaurus/logger';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import fs from 'node:fs/promises';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
// Adds `devServer` to the bundler's configuration type.
import type {} from 'webpack-dev-server';
import {publishedFolder} from '../../../lib/published-folder';
import {twinAddress} from '../../../src/components/MarkdownTwin/address';
import {sayIn, translatableTexts} from '../../../lib/translatable-texts';
import {collectSections} from './collect-sections';
import {bundle, llmsTxt} from './llms-txt';
import {lookUp, type Page, type Site} from './page';
import {renderTwin} from './render-twin';
import {texts} from './texts';

const NAME = 'markdown-twins';

/** In ms: the preview shows an edit first. */
const PAUSE = 2000;

/**
 * Publishes every page as Markdown too, for agents and for pasting: `/Android/using.md` beside
 * `/Android/using`, an index `/llms.txt`, and all pages in one file, `/llms-full.txt`, as well as
 * those of one platform, such as `/Android/llms-full.txt`.
 *
 * @throws Error with file and line for a page that cannot be said in Markdown
 */
export default function markdownTwins(context: LoadContext): Plugin {
  const {baseUrl, generatedFilesDir, siteConfig, siteDir} = context;
  const folder = publishedFolder(generatedFilesDir);
  let timer: NodeJS.Timeout | undefined;
  return {
    name: NAME,
    ...translatableTexts(texts),
    async allContentLoaded({allContent}) {
      if (process.env.NODE_ENV === 'production') {
        await writeFiles(allContent);
      } else {
        clearTimeout(timer);
        timer = setTimeout(() => {
          writeFiles(allContent).catch((error: unknown) => logger.error(String(error)));
        }, PAUSE);
      }
    },
    configureWebpack: () => ({
      devServer: {static: [{directory: folder, publicPath: baseUrl}]},
    }),
  };

  async function writeFiles(allContent: AllContent): Promise<void> {
    const files = await renderFiles(allContent);
    await Promise.all([...files].map(([address, text]) => writeFile(address, text)));
  }

  /** Text by address; the address is below the site's url. */
  async function renderFiles(allContent: AllContent): Promise<Map<string, string>> {
    const say = sayIn(allContent[NAME]?.default as typeof texts);
    const sections = collectSections(allContent, siteDir, say);
    const pages = sections.flatMap((section) => section.pages);
    const site: Site = {url: siteConfig.url, baseUrl, say, ...lookUp(pages)};
    const twins = new Map<Page, string>();
    for (const page of pages) {
      // Together they take most of a second, in which the preview could not answer the browser.
      await setImmediate();
      twins.set(page, await renderTwin(await fs.readFile(page.filePath, 'utf8'), page, site));
    }
    const bundleOf = (some: readonly Page[]) =>
      bundle(some.flatMap((page) => twins.get(page) ?? []));
    return new Map([
      ...[...twins].map(([{permalink}, text]) => [twinAddress(permalink), text] as const),
      ...sections.flatMap((section) =>
        section.bundle ? [[section.bundle, bundleOf(section.pages)] as const] : [],
      ),
      [`${baseUrl}llms-full.txt`, bundleOf(pages)],
      [`${baseUrl}llms.txt`, llmsTxt(sections, site)],
    ]);
  }

  async function writeFile(address: string, text: string): Promise<void> {
    const target = path.join(folder, address.slice(baseUrl.length));
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.writeFile(target, text);
  }
}
