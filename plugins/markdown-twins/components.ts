import type {PhrasingContent, RootContent} from 'mdast';
import {fromMarkdown} from 'mdast-util-from-markdown';
import path from 'node:path';
import {platforms} from '../../product/platforms';
import {stops} from '../../src/components/Journey/stops';
import type {Attributes} from '../attributes-of';

/**
 * What a component says, in Markdown; links may be written as in a page.
 *
 * @param children what stands inside the component, rendered already
 */
type Render = (children: RootContent[], attributes: Attributes) => RootContent[];

const markdown = (text: string): RootContent[] => fromMarkdown(text).children;

const journey = `What the SDK reports on the way:

${stops.map(({event}, index) => `${index + 1}. \`${event}\``).join('\n')}`;

const platformCard = ({name, path}: {name: string; path: string}): string => `### ${name}

- [Install on ${name}](/${path}/install)
- [Using the SDK on ${name}](/${path}/using)
- [Examples for ${name}](/${path}/examples)`;

/** @param address of a published sample, such as `samples/ios/App.swift.txt` */
export const wholeFile = (address: string): RootContent[] =>
  markdown(`Whole file: [${path.posix.basename(address, '.txt')}](/${address})`);

/** Every component and HTML element that a page may use, and what it becomes in the page's twin. */
export const components: Readonly<Record<string, Render>> = {
  Hero: (children) => [...children, ...markdown(journey)],
  PlatformCards: () => markdown(Object.values(platforms).map(platformCard).join('\n\n')),
  // A picture of the table that stands below it.
  StateDiagram: () => [],
  Tabs: (children) => children,
  TabItem: (children, {label, value}) => [...markdown(`**${label ?? value}**`), ...children],
  DistanceConverter: () => markdown('*On the HTML page: a converter from metres to feet.*'),
  details: (children) => children,
  kbd: (children) => children,
  summary: (children) => [{type: 'strong', children: children as PhrasingContent[]}],
};
