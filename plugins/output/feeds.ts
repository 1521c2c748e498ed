import type {DocusaurusConfig} from '@docusaurus/types';
import {Feed, type Item} from 'feed';
import type {ElementContent} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import path from 'node:path';
import {servedAddress} from '../../lib/addresses';
import {replaceFile} from '../../lib/files';
import {postsOf} from '../../lib/pages';
import {facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {releaseNotes} from '../content/contract/reference';
import {entryPath, versionPath} from '../contract/addresses';
import {currentLanguage} from '../contract/language';
import {readMarkdown} from '../contract/markdown';
import type {PageReader} from '../finish/page';
import {articleOf, sourceOf} from './article';
import {feedHtml} from './feed-html';

/** The characters that XML 1.0 forbids, such as the escape codes of a terminal. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What the feeds say of themselves. */
interface FeedTexts {
  title: string;
  description: string;
  copyright: string;
}

/**
 * The blog's feeds, RSS and Atom: every listed post in full, and the releases of the SDK, newest first. Docusaurus' own
 * (plugin-content-blog 3.10.2) name neither their addresses nor the date of a release, and can't be translated.
 *
 * @param folder that of the blog, from the site's root
 */
export const feeds = (folder: string, {title, description, copyright}: FeedTexts): PageReader => ({
  texts: {
    feedTitle: {message: title, description: 'The title of the feeds'},
    feedDescription: {message: description, description: 'The description of the feeds'},
    feedCopyright: {message: copyright, description: 'The copyright of the feeds'},
  },
  headTags: ({baseUrl, say}) =>
    ['rss', 'atom'].map((kind) => ({
      tagName: 'link',
      attributes: {
        rel: 'alternate',
        type: `application/${kind}+xml`,
        href: `${baseUrl}${folder}/${kind}.xml`,
        title: say('feedTitle'),
      },
    })),
  begin({allContent, baseUrl, i18n, outDir, say, siteConfig}) {
    const posts = new Map(
      postsOf(allContent).map(({metadata: post}) => [servedAddress(post.permalink, baseUrl), post]),
    );
    const items: Item[] = releaseItems(siteConfig);
    return {
      see(page) {
        const post = posts.get(page.address);
        if (post && !post.unlisted && page.address.startsWith(`${baseUrl}${folder}/`)) {
          const link = siteConfig.url + encodeURI(page.address);
          items.push({
            title: post.title,
            link,
            date: post.date,
            description: post.description,
            content: feedHtml(articleOf(page.address, sourceOf(page)).content, link),
            author: post.authors.map(({name, url, email}) => ({name, link: url, email})),
            category: post.tags.map(({label}) => ({name: label, term: label})),
          });
        }
      },
      end() {
        const blog = siteConfig.url + baseUrl + folder;
        const newest = items.toSorted((one, other) => other.date.getTime() - one.date.getTime());
        const feed = new Feed({
          id: blog,
          link: blog,
          title: say('feedTitle'),
          description: say('feedDescription'),
          copyright: say('feedCopyright'),
          language: i18n.currentLocale,
          updated: newest[0]?.date,
          feedLinks: {rss: `${blog}/rss.xml`, atom: `${blog}/atom.xml`},
        });
        newest.forEach((item) => feed.addItem({...item, published: item.date}));
        // Titles and descriptions come from front matter, which isn't HTML: `<` is an ordinary character there.
        const atom = feed.atom1().replace(/<(title|summary) type="html">/g, '<$1 type="text">');
        replaceFile(path.join(outDir, folder, 'rss.xml'), feed.rss2().replace(NOT_IN_XML, ''));
        replaceFile(path.join(outDir, folder, 'atom.xml'), atom.replace(NOT_IN_XML, ''));
      },
    };
  },
});

/** The SDK's releases as feed items: each contains what the install pages say about the version. */
function releaseItems({url, baseUrl}: DocusaurusConfig): Item[] {
  const absolute = (address: string) => `${url}${baseUrl}${address.slice(1)}`;
  // The page of a planned platform has no versions.
  const first = platformIds[0] ?? 'android';
  const {editionOn} = currentLanguage();
  const {contract, say} = editionOn(first);
  return contract.releases.map(({version, date}) => {
    const markdown = platformIds.map((platform) => {
      const heading = `[${facts[platform].name}](${absolute(versionPath(platform, version))})`;
      const addressOf = (address: string) => absolute(entryPath(platform, address));
      return `### ${heading}\n\n${releaseNotes(version, editionOn(platform), addressOf)}`;
    });
    const link = absolute(versionPath(first, version));
    const tree = toHast(readMarkdown(markdown.join('\n\n')));
    return {
      title: `${facts.sdk.name} ${version}`,
      link,
      date: new Date(date),
      description: say('announcement', {version}),
      author: [{name: facts.provider.name}],
      content: feedHtml('children' in tree ? (tree.children as ElementContent[]) : [], link),
    };
  });
}
