import type {BlogFeedItem} from '@docusaurus/plugin-content-blog';
import type {DocusaurusConfig} from '@docusaurus/types';
import {toHtml} from 'hast-util-to-html';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import {visit} from 'unist-util-visit';
import {facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import {entryPath, versionPath} from '../../content/contract/addresses';
import {currentLanguage} from '../../content/contract/language';
import {releaseNotes} from '../../content/contract/reference';

/** The SDK's releases as feed items: each contains what the install pages say about the version. */
export function releaseItems({url, baseUrl}: DocusaurusConfig): BlogFeedItem[] {
  const language = currentLanguage();
  const absolute = (address: string) => `${url}${baseUrl}${address.slice(1)}`;
  return language.contract.releases.map((release) => {
    const {version, date} = release;
    const markdown = platformIds.map(
      (platform) =>
        `### [${facts[platform].name}](${versionPath(platform, version)})\n\n${releaseNotes(release, {platform, ...language}, (id) => entryPath(platform, id))}`,
    );
    const link = absolute(versionPath('android', version));
    return {
      title: `${facts.sdk.name} ${version}`,
      id: link,
      link,
      date: new Date(date),
      description: language.say('announcement', {version}),
      author: [{name: facts.provider.name}],
      content: htmlOf(markdown.join('\n\n'), absolute),
    };
  });
}

function htmlOf(markdown: string, absolute: (address: string) => string): string {
  const tree = fromMarkdown(markdown);
  visit(tree, 'link', (link) => {
    link.url = absolute(link.url);
  });
  return toHtml(toHast(tree));
}
