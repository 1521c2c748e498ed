import type {Contract, Names, Parameter} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {entryIds} from '../contract/addresses';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellValue,
  spellValueOf,
} from '../contract/spelling';

/** One meaning of a name in code. */
export interface SdkName {
  kind: 'type' | 'member' | 'field' | 'value' | 'parameter';
  /** The type that it belongs to, or the member of a parameter; types and functions belong to none. */
  owner?: string | undefined;
  /** Its entry in the reference; what has none is known, but no link. */
  id?: string | undefined;
  /** What it is, or what calling it gives. */
  type?: string | undefined;
  /** The types of what it is called with. */
  parameters?: readonly string[];
}

/** The SDK's names by their spelling in the code of one platform. */
export type SdkNames = ReadonlyMap<string, readonly SdkName[]>;

/**
 * Every name of a contract on a platform.
 *
 * @param known the parts that its types play
 */
export function sdkNames(contract: Contract, known: Names, platform: PlatformId): SdkNames {
  const found = new Map<string, SdkName[]>();
  const add = (spelled: string, meaning: SdkName) => {
    const name = lastWord(spelled);
    found.set(name, [...(found.get(name) ?? []), meaning]);
  };
  /** The fields of a record have entries, those of a value don't. */
  const addFields = (owner = '', fields: readonly Parameter[] = [], haveEntries = false) => {
    for (const {name, type} of fields.filter((field) => availableOn(field, platform))) {
      add(name, {
        kind: 'field',
        owner,
        id: haveEntries ? entryIds.part(owner, name) : undefined,
        type,
      });
    }
  };
  const addValue = (owner: string | undefined, spelled: string, id: string) =>
    add(spelled, {kind: 'value', owner, id, type: owner});
  const types = contract.valueTypes.filter((type) => availableOn(type, platform));
  for (const type of types) {
    const {name: owner, fields, values = []} = type;
    const parameters = owner === known.error?.[platform] ? [known.errorCode ?? ''] : [];
    add(owner, {kind: 'type', id: entryIds.type(owner), type: owner, parameters});
    addFields(owner, fields, true);
    for (const {name, fields: inside} of values) {
      addValue(owner, spellValueOf(type, {name}, platform), entryIds.part(owner, name));
      addFields(owner, inside);
    }
  }
  for (const {name} of contract.states) {
    addValue(known.state, spellValue(name, platform), entryIds.state(name));
  }
  for (const error of contract.errors) {
    addValue(known.errorCode, spellErrorCode(error, platform), entryIds.error(error));
  }
  for (const {name, attributes} of contract.events) {
    const meaning = {id: entryIds.event(name), type: known.eventKind};
    // Dart matches an event by its class.
    const of =
      platform === 'flutter'
        ? ({kind: 'type'} as const)
        : ({kind: 'value', owner: known.eventKind} as const);
    add(spellEvent({name, attributes: []}, platform), {...meaning, ...of});
    addFields(known.eventKind, attributes);
  }
  if (platform === 'reactNative') {
    // What tells values with fields apart.
    add('type', {kind: 'field', owner: known.eventKind});
  }
  const typeNames = types.map(({name}) => name);
  for (const {name, owner, kind, parameters, signatures} of contract.members) {
    const signature = signatures[platform];
    if (signature === undefined) {
      continue;
    }
    add(name, {
      kind: 'member',
      owner: signature.startsWith('function ') ? undefined : known.owners[owner],
      id: entryIds.member(name),
      type: kind === 'stream' ? undefined : resultOf(signature, typeNames),
      parameters: parameters.map(({type}) => type).filter((type) => typeNames.includes(type)),
    });
    for (const label of labelsIn(signature, platform)) {
      add(label, {kind: 'parameter', owner: name});
    }
  }
  return found;
}

/** `Light.WarmWhite` → `WarmWhite`, `.turnedOn` → `turnedOn`, `TurnedOn()` → `TurnedOn`. */
const lastWord = (spelled: string) => /(\w+)\W*$/.exec(spelled)?.[1] ?? spelled;

/** The labels of a call's arguments: `to level: Double` → `to`. In Dart, only parameters in braces have them. */
const labelsIn = (signature: string, platform: PlatformId): string[] =>
  platform === 'flutter'
    ? (signature.slice(signature.indexOf('{')).match(/\w+(?=\s*[=,}])/g) ?? [])
    : (signature.match(/\w+(?=(?:\s+\w+)?\s*:)/g) ?? []);

/** The one of `types` that a call gives, such as `Lamp`, told from its parameters and from Kotlin's receiver. */
const resultOf = (signature: string, types: readonly string[]): string | undefined =>
  signature
    .replace(/\(.*\)|\{.*\}/g, '')
    .match(/(?<![\w.])\w+(?![\w.])/g)
    ?.findLast((word) => types.includes(word));
