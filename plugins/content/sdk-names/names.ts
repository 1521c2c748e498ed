import {contract as ownContract} from '../../../product/contract';
import {names as ownNames} from '../../../product/contract/names';
import type {Parameter} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {entryIds} from '../../contract/addresses';
import {partsOn, spellEvent, spellValueOf, spellings} from '../../contract/spelling';

/** A name of the SDK in the code of one platform. */
export interface SdkName {
  name: string;
  /** The same as code that stands alone: `Scene.MOVIE_NIGHT`. */
  spelled: string;
  kind: 'type' | 'member' | 'field' | 'value';
  /** The type that it belongs to; empty for a type and a function. */
  owner: string;
  /** Its entry in the reference; what has none is known, but no link. */
  id?: string | undefined;
  /** What it is, or what calling it gives. */
  type?: string | undefined;
  /** The types of what it is called with. */
  parameters?: readonly string[];
  /** The version that brought it, if it says so. */
  since?: string | undefined;
}

/** By what each belongs to and its own name: `Lamp.turnOff`, `Scene.MOVIE_NIGHT`, `.Lamp`. */
export type SdkNames = ReadonlyMap<string, SdkName>;

/** Every name of a contract on a platform. */
export function sdkNames(platform: PlatformId, contract = ownContract, known = ownNames): SdkNames {
  const found = new Map<string, SdkName>();
  const add = (kind: SdkName['kind'], owner: string, spelled: string, more: Partial<SdkName>) => {
    const name = lastWord(spelled);
    found.set(`${owner}.${name}`, {kind, owner, name, spelled, ...more});
  };
  /** The fields of a record have entries, those of a value don't. */
  const addFields = (owner: string, fields?: readonly Parameter[], isRecord = false) => {
    for (const {name, type, since} of partsOn(platform, fields)) {
      const id = isRecord ? entryIds.part(owner, name) : undefined;
      add('field', owner, name, {id, type, since});
    }
  };
  const {error: thrown, errorCode, eventKind, owners, state} = known;
  const types = partsOn(platform, contract.valueTypes);
  const typeNames = types.map(({name}) => name);
  for (const {name, owner, kind, parameters, signatures, since} of contract.members) {
    const signature = signatures[platform];
    if (signature !== undefined) {
      add('member', signature.startsWith('function ') ? '' : (owners[owner] ?? ''), name, {
        id: entryIds.member(name),
        type: kind === 'stream' ? undefined : resultOf(signature, typeNames),
        parameters: parameters.map(({type}) => type).filter((type) => typeNames.includes(type)),
        since,
      });
    }
  }
  for (const {name, fields, values = [], since} of types) {
    const code = name === thrown?.[platform] ? errorCode : undefined;
    const parameters = [name, ...(code ? [code] : [])];
    add('type', '', name, {id: entryIds.type(name), type: name, parameters, since});
    for (const value of values) {
      addFields(name, value.fields);
      const spelled = spellValueOf({name, values}, {name: value.name}, platform);
      add('value', name, spelled, {id: entryIds.part(name, value.name), type: name});
    }
    addFields(name, fields, true);
  }
  for (const {name} of contract.states) {
    add('value', state, spellings[platform].value(name), {id: entryIds.state(name), type: state});
  }
  for (const {code, since} of contract.errors) {
    const id = entryIds.error(code);
    add('value', errorCode, spellings[platform].errorCode(errorCode, code), {
      id,
      since,
      type: errorCode,
    });
  }
  for (const {name, attributes} of contract.events) {
    const spelled = spellEvent({name, attributes: []}, platform, eventKind);
    const more = {id: entryIds.event(name), type: eventKind};
    if (platform === 'flutter') {
      // Dart matches an event by its class.
      add('type', '', spelled, more);
    } else {
      add('value', eventKind, spelled, more);
    }
    addFields(eventKind, attributes);
  }
  return found;
}

/** `Light.WarmWhite` → `WarmWhite`, `.turnedOn` → `turnedOn`, `TurnedOn()` → `TurnedOn`. */
const lastWord = (spelled: string) => /(\w+)\W*$/.exec(spelled)?.[1] ?? spelled;

/**
 * The one of `types` that a call gives, such as `Lamp`, told from its parameters and from Kotlin's receiver. A list has
 * members of its own.
 */
const resultOf = (signature: string, types: readonly string[]): string | undefined =>
  signature
    .replace(/\(.*\)|\{.*\}|\bList<.*?>|\[\w+\]|\w+\[\]/g, '')
    .match(/(?<![\w.])\w+(?![\w.])/g)
    ?.findLast((word) => types.includes(word));
