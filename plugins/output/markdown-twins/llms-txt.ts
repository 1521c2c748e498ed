import {facts} from '../../../product';
import {twinAddress} from '../../../lib/page-address';
import type {Site, Twin} from './page';

/** Twins under one heading of the index. */
export interface TwinSection {
  title: string;
  twins: readonly Twin[];
  /** Address of the one file with all of them, below the site's url. */
  bundle?: string | undefined;
}

/**
 * The index of all twins, in the form of llmstxt.org: a title, a quote that says what the site is,
 * and a list of links a section.
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

${say('version', {version: facts.sdk.version})}

${blocks.join('\n\n')}
${everything}
`;
}
