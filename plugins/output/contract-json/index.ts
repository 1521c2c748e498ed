import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import type {Contract, Member, Parameter, ValueType} from '../../../product/contract/types';
import {facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import {names} from '../../../product/contract/names';
import {packages} from '../../../product/packages';
import type {PlatformId} from '../../../product/types';
import {twinAddress} from '../../../lib/addresses';
import {replaceFile} from '../../../lib/files';
import {entryIds, errorAddress, referenceDoc} from '../../content/contract/addresses';
import {currentLanguage} from '../../content/contract/language';
import {
  partsOn,
  spellEvent,
  spellLiteral,
  spellMember,
  spellTypeOf,
  spellValueOf,
  spellings,
} from '../../content/contract/spelling';
import {archiveAddress} from '../../content/samples';
import {SCHEMA_FILE, contractSchema} from './schema';

/**
 * Publishes what the SDK can do as data: `/contract.json`, for agents and generators, its JSON Schema, and the part of
 * each platform alone, `/Android/contract.json`. In another language, all are below its base, with the words of the
 * contract translated.
 */
export default function contractJson({siteConfig, baseUrl}: LoadContext): Plugin {
  const base = new URL(baseUrl, siteConfig.url).href;
  return {
    name: 'contract-json',
    postBuild({outDir}) {
      const {contract} = currentLanguage();
      for (const [name, value] of [
        ['contract.json', contractDocument(contract, base)],
        [SCHEMA_FILE, contractSchema(base)],
        ...platformIds.map(
          (id) => [`${facts[id].path}/contract.json`, contractOn(id, contract, base)] as const,
        ),
      ] as const) {
        replaceFile(path.join(outDir, name), JSON.stringify(value));
      }
    },
  };
}

/**
 * The SDK's contract as data for programs: what it is on each platform. schema.ts describes it.
 *
 * @param contract in the language of the build
 * @param base absolute address of the site's root, with a trailing slash
 */
export const contractDocument = (contract: Contract, base: string) => ({
  $schema: base + SCHEMA_FILE,
  name: facts.sdk.name,
  index: `${base}llms.txt`,
  platforms: Object.fromEntries(platformIds.map((id) => [id, contractOn(id, contract, base)])),
});

/** The contract on one platform: what is there, as its code calls it. The parameters are as above. */
export function contractOn(platform: PlatformId, contract: Contract, base: string) {
  const {name, path} = facts[platform];
  const call = (member: Member) => spellMember(member, platform);
  return {
    ...{name, version: facts.sdk.version, packages: packages[platform]},
    install: base + twinAddress(`${path}/install`, ''),
    reference: base + referenceDoc(platform),
    sample: base + archiveAddress(platform),
    members: contract.members
      .filter(({signatures}) => signatures[platform])
      .map((member) => ({
        ...member,
        parameters: fieldsOn(platform, member.parameters),
        signatures: undefined,
        signature: member.signatures[platform],
        call: call(member),
        import: spellings[platform].import(call(member).replace(/\..*/, '')),
        address: `#${entryIds.member(member.name)}`,
      })),
    types: partsOn(platform, contract.valueTypes).map((type) => typeOn(platform, type)),
    events: contract.events.map((event) => ({
      ...event,
      attributes: fieldsOn(platform, event.attributes),
      spelling: spellEvent(event, platform),
      address: `#${entryIds.event(event.name)}`,
    })),
    states: contract.states.map((state) => ({
      ...state,
      spelling: spellings[platform].value(state.name),
      address: `#${entryIds.state(state.name)}`,
    })),
    errors: contract.errors.map((error) => ({
      ...error,
      message: `${error.message} ${errorAddress(error.code, platform)}`,
      spelling: spellings[platform].errorCode(error.code),
      address: `#${entryIds.error(error.code)}`,
    })),
    lists: Object.fromEntries(
      Object.entries(contract.lists).map(([name, facts]) => [name, partsOn(platform, facts)]),
    ),
    releases: contract.releases.map(({version, date, ...notes}) => ({
      ...{version, date},
      ...Object.fromEntries(
        Object.entries(notes).map(([kind, all]) => [
          kind,
          partsOn(platform, all).map(({text}) => text),
        ]),
      ),
    })),
  };
}

/** The types whose values are described by themselves, and where. */
const LISTED = new Map([
  [names.errorCode, 'errors'],
  [names.eventKind, 'events'],
  [names.state, 'states'],
]);

function typeOn(platform: PlatformId, type: ValueType) {
  const addressOf = (part: {name: string}) => `#${entryIds.part(type.name, part.name)}`;
  return {
    ...type,
    platforms: undefined,
    fields: fieldsOn(platform, type.fields)?.map((field) => ({
      ...field,
      address: addressOf(field),
    })),
    values: type.values?.map((value) => ({
      ...value,
      fields: fieldsOn(platform, value.fields),
      spelling: spellValueOf(type, value, platform),
      address: addressOf(value),
    })),
    valuesIn: LISTED.get(type.name),
    address: `#${entryIds.type(type.name)}`,
  };
}

/** Parameters or fields, with their types and defaults as code. */
const fieldsOn = (platform: PlatformId, fields?: readonly Parameter[]) =>
  fields &&
  partsOn(platform, fields).map((field) => {
    const {name, summary, since, type, unit} = field;
    // A length of time has its unit in its type, but on React Native.
    const isInType = type === 'duration' && platform !== 'reactNative';
    return {
      ...{name, summary, since},
      type: spellTypeOf(field, platform),
      unit: isInType ? undefined : unit,
      default: defaultOn(platform, field),
    };
  });

function defaultOn(platform: PlatformId, {default: stated, type}: Parameter): string | undefined {
  if (!stated || 'fields' in stated) {
    return stated && '{}';
  }
  return 'words' in stated ? stated.words : spellLiteral(stated.value, type, platform);
}
