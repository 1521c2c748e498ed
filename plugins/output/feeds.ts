import type {DocusaurusConfig} from '@docusaurus/types';
import {Feed, type Item} from 'feed';
import type {ElementContent} from 'hast';
import {toHast} from 'mdast-util-to-hast';
import {servedAddress} from '../../lib/addresses';
import {postsOf} from '../../lib/pages';
import {facts} from '../../product';
import {platformIds} from '../../product/find-platform';
import {releaseNotes} from '../content/contract/reference';
import {entryPath, versionPath} from '../contract/addresses';
import {currentLanguage} from '../contract/language';
import {readMarkdown} from '../contract/markdown';
import type {Build, PageReader} from '../finish/page';
import {feedHtml} from './feed-html';

/** The characters that XML 1.0 forbids, such as the escape codes of a terminal. */
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** What the feeds say of themselves. */
interface FeedTexts {
  title: string;
  description: string;
  copyright: string;
}

/** What the feeds are, and what they have to say in the head of every page. */
export interface Feeds extends Required<Pick<PageReader, 'texts' | 'headTags'>> {
  /**
   * @param contentOf a post's text, as feed readers show it, by its address
   * @returns texts by their addresses below the site's url
   */
  filesOf(build: Build, contentOf: (address: string) => string | undefined): [string, string][];
}

/**
 * The blog's feeds, RSS and Atom: every listed post in full, and the releases of the SDK, newest first. Docusaurus' own
 * (plugin-content-blog 3.10.2) name neither their addresses nor the date of a release, and can't be translated.
 *
 * @param folder that of the blog, from the site's root
 */
export const feeds = (folder: string, {title, description, copyright}: FeedTexts): Feeds => ({
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
  filesOf({allContent, baseUrl, i18n, say, siteConfig}, contentOf) {
    const base = `${baseUrl}${folder}`;
    const blog = siteConfig.url + base;
    const releases: Item[] = releaseItems(siteConfig);
    const posts = postsOf(allContent)
      .map(({metadata}) => ({...metadata, address: servedAddress(metadata.permalink, baseUrl)}))
      .filter(({unlisted, address}) => !unlisted && address.startsWith(`${base}/`))
      .map((post) => ({
        title: post.title,
        link: siteConfig.url + encodeURI(post.address),
        date: post.date,
        description: post.description,
        content: contentOf(post.address),
        author: post.authors.map(({name, url, email}) => ({name, link: url, email})),
        category: post.tags.map(({label}) => ({name: label, term: label})),
      }));
    const items = [...releases, ...posts].sort((a, b) => b.date.getTime() - a.date.getTime());
    const feed = new Feed({
      id: blog,
      link: blog,
      title: say('feedTitle'),
      description: say('feedDescription'),
      copyright: say('feedCopyright'),
      language: i18n.currentLocale,
      updated: items[0]?.date,
      feedLinks: {rss: `${blog}/rss.xml`, atom: `${blog}/atom.xml`},
    });
    items.forEach((item) => feed.addItem({...item, published: item.date}));
    // Titles and descriptions come from front matter, which isn't HTML: `<` is an ordinary character there.
    const atom = feed.atom1().replace(/<(title|summary) type="html">/g, '<$1 type="text">');
    return [
      [`${base}/rss.xml`, feed.rss2().replace(NOT_IN_XML, '')],
      [`${base}/atom.xml`, atom.replace(NOT_IN_XML, '')],
    ];
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
