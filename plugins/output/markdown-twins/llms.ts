import {platformIds, platformOfPath} from '../../../product/find-platform';
import {facts} from '../../../product';
import {twinAddress} from '../../../lib/addresses';
import type {Section} from './sections';
import type {SayInTwin} from './texts';
import type {Site, Twin} from './twin';

interface Filled {
  title: string;
  twins: readonly Twin[];
  /** Address of the file that has all of them, below the site's url. */
  bundle?: string | undefined;
}

type Place = Pick<Site, 'url' | 'baseUrl' | 'say'>;

/**
 * What is published of a site's twins: each in a file; an index of all, `llms.txt`; a file with all of them,
 * `llms-full.txt`; and such a file for each topic whose pages have a folder to themselves.
 *
 * @param isListed whether the index and the bundles may include the page at an address
 * @returns texts by their addresses below the site's url
 */
export function twinFiles(
  twins: readonly Twin[],
  place: Place,
  sections: readonly Section[],
  isListed: (address: string) => boolean,
): Map<string, string> {
  const {baseUrl, say} = place;
  const listed = twins.filter(({address}) => isListed(address));
  const filled = filledSections(sections, listed, baseUrl);
  return new Map([
    ...twins.map(
      ({address, heading, text}) =>
        [twinAddress(address, baseUrl), [heading, rules(say, address), text].join('\n')] as const,
    ),
    ...filled.flatMap(({bundle, twins: some}) =>
      bundle ? [[bundle, join(some, say, bundle)] as const] : [],
    ),
    [
      `${baseUrl}llms-full.txt`,
      join(
        filled.flatMap((section) => section.twins),
        say,
      ),
    ],
    [`${baseUrl}llms.txt`, llmsTxt(filled, place)],
  ]);
}

/**
 * What a language model has to know before it writes code with the SDK, in three lines. They appear once,
 * at the start of each file that a model may be given.
 *
 * @param address of the file or of its page, if it may be about one platform alone
 */
export function rules(say: SayInTwin, address = ''): string {
  const platform = platformOfPath(address);
  const lines = [
    say('newest', {version: facts.sdk.version}),
    say('noKey'),
    platform
      ? say('onePlatform', {platform: facts[platform].name})
      : say('platformFirst', {platforms: platformIds.map((id) => facts[id].name).join(', ')}),
  ];
  return lines.map((line) => `- ${line}\n`).join('');
}

/** The rules for models, then the twins one after another, separated by a line. */
const join = (twins: readonly Twin[], say: SayInTwin, address?: string): string =>
  [rules(say, address), ...twins.map(({heading, text}) => `${heading}\n${text}`)].join('\n---\n\n');

/** Sections with the pages that are listed, without those that have none. */
function filledSections(
  sections: readonly Section[],
  twins: readonly Twin[],
  baseUrl: string,
): Filled[] {
  const byAddress = new Map(twins.map((twin) => [twin.address, twin]));
  const filled = sections
    .map(({title, pages, isTopic}) => {
      const found = pages.flatMap((page) => byAddress.get(page) ?? []);
      return {title, twins: found, folder: isTopic ? folderOf(found) : baseUrl};
    })
    .filter((section) => section.twins.length > 0);
  return filled.map(({title, twins: some, folder}) => {
    const isShared = filled.filter((other) => other.folder === folder).length > 1;
    const bundle = folder === baseUrl || isShared ? undefined : `${folder}llms-full.txt`;
    return {title, twins: some, bundle};
  });
}

/** The folder that all pages are in: `/a/b` and `/a/c/d` → `/a/`. */
function folderOf(twins: readonly Twin[]): string {
  const folders = twins.map(({address}) => address.split('/').slice(0, -1));
  const [first = [], ...others] = folders;
  const end = first.findIndex((name, index) => others.some((folder) => folder[index] !== name));
  return `${(end < 0 ? first : first.slice(0, end)).join('/')}/`;
}

/**
 * The index of all twins, in the format of llmstxt.org: a title, a quote that says what the site is,
 * the rules for models, and a list of links for each section.
 */
function llmsTxt(sections: readonly Filled[], {url, baseUrl, say}: Place): string {
  const link = (title: string, address: string, description: string) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${url}${encodeURI(address)}): ${description}`;
  const blocks = sections.map(({title, twins, bundle}) =>
    [
      `## ${title}\n`,
      ...twins.map((twin) =>
        link(twin.title, twinAddress(twin.address, baseUrl), twin.description),
      ),
      ...(bundle
        ? [link(say('oneFile', {section: title}), bundle, say('oneFileSays', {section: title}))]
        : []),
    ].join('\n'),
  );
  const everything = link(say('everything'), `${baseUrl}llms-full.txt`, say('everythingSays'));
  const landingPage = sections.flatMap(({twins}) => twins).find(({address}) => address === baseUrl);
  return `# ${facts.sdk.name}

> ${facts.provider.tagline}. ${landingPage?.description ?? ''}

${rules(say)}
${say('more', {contract: `<${url}${baseUrl}contract.json>`, skills: `<${url}${baseUrl}.well-known/agent-skills/index.json>`})}

${blocks.join('\n\n')}
${everything}
`;
}
