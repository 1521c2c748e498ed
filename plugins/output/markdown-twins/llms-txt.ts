import {facts} from '../../../product';
import {twinAddress} from '../../../src/components/MarkdownTwin/address';
import type {Page, Section, Site} from './page';

/**
 * The index of all twins, in the form of llmstxt.org: a title, a quote that says what the site is,
 * and a list of links a section.
 */
export function llmsTxt(sections: readonly Section[], {url, baseUrl, say}: Site): string {
  const link = (title: string, address: string, description: string) =>
    `- [${title}](${url}${address}): ${description}`;
  const pageLink = ({title, permalink, description}: Page) =>
    link(title, twinAddress(permalink), description);
  const blocks = sections.map(({title, pages, bundle}) =>
    [
      `## ${title}\n`,
      ...pages.map(pageLink),
      ...(bundle
        ? [link(say('oneFile', {section: title}), bundle, say('oneFileSays', {section: title}))]
        : []),
    ].join('\n'),
  );
  const everything = link(say('everything'), `${baseUrl}llms-full.txt`, say('everythingSays'));
  return `# ${facts.sdk.name}

> ${facts.provider.tagline}. ${sections[0]?.pages[0]?.description ?? ''}

${say('version', {version: facts.sdk.version})}

${blocks.join('\n\n')}
${everything}
`;
}

/** Twins one after the other, with a rule between them. */
export const bundle = (twins: readonly string[]): string => twins.join('\n---\n\n');
