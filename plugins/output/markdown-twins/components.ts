import type {PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import path from 'node:path';
import {platforms} from '../../../product/platforms';
import {stops} from '../../../src/components/Journey/stops';
import type {Attributes} from '../../../lib/attributes-of';
import type {SayInTwin} from './texts';

/**
 * What a component says, in Markdown; links may be written as in a page.
 *
 * @param children what stands inside the component, rendered already
 */
type Render = (children: RootContent[], attributes: Attributes, say: SayInTwin) => RootContent[];

export const markdown = (text: string): RootContent[] => fromMarkdown(text).children;

const journey = (say: SayInTwin) => `${say('journey')}

${stops.map(({event}, index) => `${index + 1}. \`${event}\``).join('\n')}`;

const platformCard =
  (say: SayInTwin) =>
  ({name, path}: {name: string; path: string}): string => `### ${name}

- [${say('install', {platform: name})}](/${path}/install)
- [${say('using', {platform: name})}](/${path}/using)
- [${say('examples', {platform: name})}](/${path}/examples)`;

/** @param address of a published sample, such as `samples/ios/App.swift.txt` */
export const wholeFile = (address: string, say: SayInTwin): RootContent[] =>
  markdown(say('wholeFile', {link: `[${path.posix.basename(address, '.txt')}](/${address})`}));

/** Every component and HTML element that a page may use, and what it becomes in the page's twin. */
export const components: Readonly<Record<string, Render>> = {
  Hero: (children, _attributes, say) => [...children, ...markdown(journey(say))],
  PlatformCards: (_children, _attributes, say) =>
    markdown(Object.values(platforms).map(platformCard(say)).join('\n\n')),
  // A picture of the table that stands below it.
  StateDiagram: () => [],
  Tabs: (children) => children,
  TabItem: (children, {label, value}) => [...markdown(`**${label ?? value}**`), ...children],
  DistanceConverter: (_children, _attributes, say) => markdown(`*${say('converter')}*`),
  details: (children) => children,
  kbd: (children) => children,
  summary: (children) => [{type: 'strong', children: children as PhrasingContent[]}],
};
