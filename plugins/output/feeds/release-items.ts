import type {DocusaurusConfig} from '@docusaurus/types';
import type {Item} from 'feed';
import type {ElementContent} from 'hast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import {toHast} from 'mdast-util-to-hast';
import {facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import {entryPath, versionPath} from '../../content/contract/addresses';
import {currentLanguage} from '../../content/contract/language';
import {releaseNotes} from '../../content/contract/reference';
import {feedHtml} from './feed-html';

/** The SDK's releases as feed items: each contains what the install pages say about the version. */
export function releaseItems({url, baseUrl}: DocusaurusConfig): Item[] {
  const language = currentLanguage();
  const absolute = (address: string) => `${url}${baseUrl}${address.slice(1)}`;
  return language.contract.releases.map((release) => {
    const {version, date} = release;
    const markdown = platformIds.map((platform) => {
      const heading = `[${facts[platform].name}](${absolute(versionPath(platform, version))})`;
      const addressOf = (id: string) => absolute(entryPath(platform, id));
      return `### ${heading}\n\n${releaseNotes(release, {platform, ...language}, addressOf)}`;
    });
    const link = absolute(versionPath('android', version));
    const tree = toHast(fromMarkdown(markdown.join('\n\n')));
    return {
      title: `${facts.sdk.name} ${version}`,
      link,
      date: new Date(date),
      description: language.say('announcement', {version}),
      author: [{name: facts.provider.name}],
      content: feedHtml('children' in tree ? (tree.children as ElementContent[]) : [], link),
    };
  });
}
