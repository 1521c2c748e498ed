import {platformIds, platformOfPath} from '../../../product/find-platform';
import {facts} from '../../../product';
import {twinAddress} from '../../../lib/addresses';
import type {SayInTwin} from './texts';
import type {Site, Twin} from './twin';

/** Twins under one heading of the index. */
interface Section {
  title: string;
  twins: readonly Twin[];
  /** Address of the file that has all of them. */
  bundle?: string;
}

type Place = Pick<Site, 'url' | 'baseUrl' | 'say'>;

/**
 * The lists of a site's twins: `llms.txt`, an index of them all, and bundles, `llms-full.txt`, of all and of each
 * platform.
 *
 * @param twins in the order in which they are to be read
 * @param isPost whether a page is one that a short context can do without
 * @returns texts by their addresses below the site's url
 */
export function llmsFiles(
  twins: readonly Twin[],
  place: Place,
  isPost: (address: string) => boolean,
): [address: string, text: string][] {
  const {baseUrl, say} = place;
  const inSection = (id: string | undefined) =>
    twins.filter(({address}) => (isPost(address) ? 'posts' : platformOfPath(address)) === id);
  const sections: Section[] = [
    {title: say('start'), twins: inSection(undefined)},
    ...platformIds.map((id) => ({
      title: facts[id].name,
      twins: inSection(id),
      bundle: `${baseUrl}${facts[id].path}/llms-full.txt`,
    })),
    // So called by llmstxt.org.
    {title: 'Optional', twins: inSection('posts')},
  ].filter((section) => section.twins.length > 0);
  const everything = sections.flatMap((section) => section.twins);
  return [
    ...sections.flatMap(({bundle, twins: some}): [string, string][] =>
      bundle ? [[bundle, join(some, say, bundle)]] : [],
    ),
    [`${baseUrl}llms-full.txt`, join(everything, say)],
    [`${baseUrl}llms.txt`, llmsTxt(sections, place)],
  ];
}

/** The file with a twin, which begins with the rules for models. */
export const twinFile = ({address, heading, text}: Twin, say: SayInTwin): string =>
  [heading, rules(say, address), text].join('\n');

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

/**
 * The index of all twins, in the format of llmstxt.org: a title, a quote that says what the site is,
 * the rules for models, and a list of links for each section.
 */
function llmsTxt(sections: readonly Section[], {url, baseUrl, say}: Place): string {
  const link = (title: string, address: string) =>
    `- [${title.replace(/[[\]]/g, '\\$&')}](${url}${encodeURI(address)})`;
  const blocks = sections.map(({title, twins, bundle}) =>
    [
      `## ${title}\n`,
      ...twins.map(
        ({title: name, address, description}) =>
          `${link(name, twinAddress(address, baseUrl))}: ${description}`,
      ),
      ...(bundle ? [link(say('oneFile', {section: title}), bundle)] : []),
    ].join('\n'),
  );
  const everything = link(say('everything'), `${baseUrl}llms-full.txt`);
  const landingPage = sections.flatMap(({twins}) => twins).find(({address}) => address === baseUrl);
  return `# ${facts.sdk.name}

> ${facts.provider.tagline}. ${landingPage?.description ?? ''}

${rules(say)}
${say('more', {contract: `<${url}${baseUrl}contract.json>`, skills: `<${url}${baseUrl}.well-known/agent-skills/index.json>`})}

${blocks.join('\n\n')}
${everything}
`;
}
