import {facts} from '../../../product';
import {twinAddress} from '../../../lib/addresses';
import type {Site, Twin} from './page';
import {rules} from './rules';

/** Twins under one heading of the index. */
export interface TwinSection {
  title: string;
  twins: readonly Twin[];
  /** Address of the file that has all of them, below the site's url. */
  bundle?: string | undefined;
}

/**
 * The index of all twins, in the format of llmstxt.org: a title, a quote that says what the site is,
 * the rules for models, and a list of links for each section.
 */
export function llmsTxt(sections: readonly TwinSection[], {url, baseUrl, say}: Site): string {
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
