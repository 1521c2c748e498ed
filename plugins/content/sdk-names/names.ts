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
  /** The type that it belongs to, or the member of a parameter; empty for a type and a function. */
  owner: string;
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
  const addValue = (owner = '', spelled: string, id: string) =>
    add(spelled, {kind: 'value', owner, id, type: owner});
  /** The fields of a record have entries, those of a value don't. */
  const addFields = (owner = '', fields: readonly Parameter[] = [], isRecord = false) => {
    for (const {name, type} of fields.filter((field) => availableOn(field, platform))) {
      const id = isRecord ? entryIds.part(owner, name) : undefined;
      add(name, {kind: 'field', owner, id, type});
    }
  };
  const {state, errorCode, eventKind} = known;
  const types = contract.valueTypes.filter((type) => availableOn(type, platform));
  const typeNames = types.map(({name}) => name);
  for (const type of types) {
    const {name, fields, values = []} = type;
    const parameters = name === known.error?.[platform] ? [errorCode ?? ''] : [];
    add(name, {kind: 'type', owner: '', id: entryIds.type(name), type: name, parameters});
    addFields(name, fields, true);
    for (const {name: value, fields: inside} of values) {
      addValue(name, spellValueOf(type, {name: value}, platform), entryIds.part(name, value));
      addFields(name, inside);
    }
  }
  for (const {name} of contract.states) {
    addValue(state, spellValue(name, platform), entryIds.state(name));
  }
  for (const error of contract.errors) {
    addValue(errorCode, spellErrorCode(error, platform), entryIds.error(error));
  }
  for (const {name, attributes} of contract.events) {
    const spelled = spellEvent({name, attributes: []}, platform);
    const id = entryIds.event(name);
    if (platform === 'flutter') {
      // Dart matches an event by its class.
      add(spelled, {kind: 'type', owner: '', id, type: eventKind});
    } else {
      addValue(eventKind, spelled, id);
    }
    addFields(eventKind, attributes);
  }
  for (const {name, owner, kind, parameters, signatures} of contract.members) {
    const signature = signatures[platform];
    if (signature !== undefined) {
      add(name, {
        kind: 'member',
        owner: signature.startsWith('function ') ? '' : (known.owners[owner] ?? ''),
        id: entryIds.member(name),
        type: kind === 'stream' ? undefined : resultOf(signature, typeNames),
        parameters: parameters.map(({type}) => type).filter((type) => typeNames.includes(type)),
      });
      for (const label of labelsIn(signature, platform)) {
        add(label, {kind: 'parameter', owner: name});
      }
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
