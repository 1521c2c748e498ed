import type {Contract, Member, Names, Parameter} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {entryIds} from '../contract/addresses';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellValue,
  spellValueOf,
} from '../contract/spelling';
import {labelsInSignature, nameInSignature, resultOf} from './signature';

/** One meaning of a name in code. */
export interface SdkName {
  kind: 'type' | 'member' | 'field' | 'value' | 'parameter';
  /** The type that it belongs to, or the member of a parameter; types and functions belong to none. */
  owner?: string | undefined;
  /** Its entry in the reference; what has none is known, but no link. */
  id?: string;
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
  const types = contract.valueTypes.filter((type) => availableOn(type, platform));
  const error = known.error?.[platform];
  for (const type of types) {
    const {name: owner, fields = [], values = []} = type;
    const parameters = owner === error ? [known.errorCode ?? ''] : [];
    add(owner, {kind: 'type', id: entryIds.type(owner), type: owner, parameters});
    addFields(owner, fields, (name) => entryIds.part(owner, name));
    for (const value of values) {
      const id = entryIds.part(owner, value.name);
      // Without its fields: they have no entries.
      add(spellValueOf(type, {name: value.name}, platform), {
        kind: 'value',
        owner,
        id,
        type: owner,
      });
      addFields(owner, value.fields);
    }
  }
  const addValue = (owner: string | undefined, spelled: string, id: string) =>
    add(spelled, {kind: 'value', owner, id, type: owner});
  for (const {name} of contract.states) {
    addValue(known.state, spellValue(name, platform), entryIds.state(name));
  }
  for (const each of contract.errors) {
    addValue(known.errorCode, spellErrorCode(each, platform), entryIds.error(each));
  }
  for (const {name, attributes} of contract.events) {
    const spelled = spellEvent(name, [], platform);
    // Dart matches an event by its class.
    const kind = platform === 'flutter' ? 'type' : 'value';
    const owner = kind === 'value' ? known.eventKind : undefined;
    add(spelled, {kind, owner, id: entryIds.event(name), type: known.eventKind});
    addFields(known.eventKind ?? '', attributes);
  }
  if (platform === 'reactNative') {
    // What tells values with fields apart.
    add('type', {kind: 'field', owner: known.eventKind});
  }
  const typeNames = new Set(types.map(({name}) => name));
  for (const member of contract.members) {
    addMember(member);
  }
  return found;

  /** The fields of a record have entries, those of a value don't. */
  function addFields(
    owner: string,
    fields: readonly Parameter[] = [],
    idOf: (name: string) => string | undefined = () => undefined,
  ): void {
    for (const {name, type} of fields.filter((field) => availableOn(field, platform))) {
      add(name, {kind: 'field', owner, id: idOf(name), type});
    }
  }

  function addMember({name: id, owner, kind, parameters, signatures}: Member): void {
    const signature = signatures[platform];
    if (signature === undefined) {
      return;
    }
    const name = nameInSignature(signature);
    const isFunction = signature.startsWith('function ');
    add(name, {
      kind: 'member',
      owner: isFunction ? undefined : known.owners[owner],
      id: entryIds.member(id),
      type: kind === 'stream' ? undefined : resultOf(signature, typeNames),
      parameters: parameters.map(({type}) => type).filter((type) => typeNames.has(type)),
    });
    for (const label of labelsInSignature(signature, platform)) {
      add(label, {kind: 'parameter', owner: name});
    }
  }
}

/** `Light.WarmWhite` → `WarmWhite`, `.turnedOn` → `turnedOn`, `TurnedOn()` → `TurnedOn`. */
const lastWord = (spelled: string) => /(\w+)\W*$/.exec(spelled)?.[1] ?? spelled;
