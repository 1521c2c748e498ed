import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {createHash} from 'node:crypto';
import {readText} from '../../lib/files';
import {facts} from '../../product';
import {platformIds, tabValueOf} from '../../product/find-platform';
import {packages} from '../../product/packages';
import {skills} from '../../product/skills';
import type {PlatformId} from '../../product/types';
import {expandFacts, flattenFacts} from '../content/facts';
import {contractOn, type FieldOn, type PlatformContract} from '../contract/model';
import {isFirst, output, type Output} from '../finish/output';

const FOLDER = '.well-known/agent-skills';

/** Names the format of the index: Agent Skills Discovery, draft 0.2.0. Clients compare it but don't fetch it. */
const INDEX_SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/**
 * Publishes a skill for coding agents for each platform, and an index that agents look for at
 * `/.well-known/agent-skills/index.json`: https://github.com/cloudflare/agent-skills-discovery-rfc.
 * A host has one index, so builds in other languages don't write one.
 *
 * @param template path of the Markdown that all skills are made from, with `{{platform.…}}` for what differs: each fact
 *   about the platform, what `product/skills.ts` says of it, and `skill`, `sample`, `packages`, `import`, `signatures`,
 *   `types` and `retryable`
 * @throws Error with file and line for an unknown fact
 */
export const agentSkills = (template: string): Output =>
  output(
    'agent-skills',
    (build) => (isFirst(build) ? template : undefined),
    async (filePath) => {
      const skillsOf = platformIds.map(async (platform) => {
        const own = flattenFacts({platform: factsOf(platform)});
        const fileContent = expandFacts({fileContent: readText(filePath), filePath, own});
        const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({fileContent, filePath});
        const name = skillName(platform);
        const listed = {
          name,
          type: 'skill-md',
          description: frontMatter.description,
          // Relative to the index, so that it works below any base.
          url: `${name}/SKILL.md`,
          digest: `sha256:${createHash('sha256').update(fileContent).digest('hex')}`,
        };
        return {listed, fileContent};
      });
      const all = await Promise.all(skillsOf);
      const list = {$schema: INDEX_SCHEMA, skills: all.map(({listed}) => listed)};
      return {
        ...Object.fromEntries(
          all.map(({listed, fileContent}) => [`${FOLDER}/${listed.url}`, fileContent]),
        ),
        [`${FOLDER}/index.json`]: `${JSON.stringify(list, null, 2)}\n`,
      };
    },
  );

/** A name in the form that the agent-skills format requires: lower-case letters, digits and single hyphens. */
export const skillName = (platform: PlatformId): string =>
  `${facts.sdk.name} ${tabValueOf(platform)}`
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-/, '');

const factsOf = (platform: PlatformId) => ({
  ...facts[platform],
  ...skills[platform],
  skill: skillName(platform),
  sample: tabValueOf(platform),
  packages: packages[platform]
    .map(({tool, name, repository, use}) => {
      const source = repository ? `, from \`${repository}\`` : '';
      const purpose = use === 'tests' ? ', for tests, which get the simulator from it' : '';
      return `- ${tool}: \`${name}\`${source}${purpose}`;
    })
    .join('\n'),
  ...codeOf(contractOn(platform)),
});

/** What the SDK has, as code: the declarations of members below their types, and the parts of types. */
function codeOf(own: PlatformContract) {
  const signatures = new Map<string, string[]>();
  for (const {name, call, signature} of own.members) {
    const owner = call === name ? 'functions of their own' : call.replace(`.${name}`, '');
    signatures.set(owner, [...(signatures.get(owner) ?? [`// ${owner}`]), signature]);
  }
  const types = own.types.flatMap(({name, signature, fields = [], values = [], valuesIn}) => {
    const list: readonly Value[] = valuesIn ? own[valuesIn] : values;
    return [
      fields.length > 0 && name + fieldsAsCode(fields),
      list.length > 0 &&
        `${name} = ${list.map((value) => value.spelling + fieldsAsCode(value.attributes ?? value.fields)).join(' | ')}`,
      signature && ([...fields, ...list].length > 0 ? `  ${signature}` : signature),
    ].filter(Boolean);
  });
  return {
    import: own.members[0]?.import ?? '',
    signatures: [...signatures.values()].map((lines) => lines.join('\n')).join('\n\n'),
    types: types.join('\n'),
    retryable: new Intl.ListFormat('en-GB', {type: 'disjunction'}).format(
      own.errors.flatMap(({retryable, spelling}) => (retryable ? `\`${spelling}\`` : [])),
    ),
  };
}

/** A value of a type, or an event with its attributes. */
interface Value {
  spelling: string;
  fields?: readonly FieldOn[] | undefined;
  attributes?: readonly FieldOn[];
}

/** ` { level?: Int (per cent) = 3 }`: each field with its unit and its default, if it has them. */
const fieldsAsCode = (fields: readonly FieldOn[] = []): string => {
  const each = fields.map(({name, type, unit, default: stated}) => {
    const value = stated && 'value' in stated ? ` = ${stated.value}` : '';
    return `${name}${stated ? '?' : ''}: ${type}${unit ? ` (${unit})` : ''}${value}`;
  });
  return each.length > 0 ? ` { ${each.join(', ')} }` : '';
};
