import {contract, facts} from '../../../product';
import {tabValueOf} from '../../../product/find-platform';
import {packages} from '../../../product/packages';
import {skills} from '../../../product/skills';
import type {PlatformId} from '../../../product/types';
import {expandFacts, flattenFacts} from '../../content/facts';
import {names} from '../../../product/contract/names';

/** A name in the form that the agent-skills format requires: lower-case letters, digits and single hyphens. */
export const skillName = (platform: PlatformId): string =>
  `${facts.sdk.name} ${tabValueOf(platform)}`.toLowerCase().replace(/[^a-z\d]+/g, '-');

/**
 * The text of a platform's skill: the template with its facts, and with what is specific to the
 * platform. The latter is written `{{platform.path}}`, for each fact about the platform, for what
 * `product/skills.ts` says of it, and for `skill`, `sample`, `packages` and `signatures`.
 *
 * @param template text and path of a Markdown file
 * @throws Error with file and line for an unknown fact
 */
export function skillOf(
  platform: PlatformId,
  template: {fileContent: string; filePath: string},
): string {
  const own = {
    ...facts[platform],
    ...skills[platform],
    skill: skillName(platform),
    sample: tabValueOf(platform),
    packages: packageLines(platform),
    signatures: signatureLines(platform),
  };
  return expandFacts({...template, own: flattenFacts({platform: own})});
}

const packageLines = (platform: PlatformId): string =>
  packages[platform]
    .map(({tool, name, repository, use}) =>
      [
        `- ${tool}: \`${name}\``,
        repository && `from \`${repository}\``,
        use === 'tests' && 'for tests, which get the simulator from it',
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');

/** The declaration of every member on the platform, below its owner. */
const signatureLines = (platform: PlatformId): string =>
  Object.keys(names.owners)
    .map((owner) => {
      const members = contract.members.filter((member) => member.owner === owner);
      return [`// ${owner}`, ...members.flatMap(({signatures}) => signatures[platform] ?? [])].join(
        '\n',
      );
    })
    .join('\n\n');
