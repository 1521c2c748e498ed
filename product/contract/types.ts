import type {PlatformId, Release} from '../types';

/** What the parts of a contract call each other by: any text, or the names that the SDK's own data has (ids.ts). */
export interface Ids {
  owner: string;
  type: string;
  error: string;
  state: string;
  event: string;
  version: string;
}

/** The documented SDK, once for all platforms. What it doesn't have, such as events or states, is an empty list. */
export interface Contract<Id extends Ids = Ids> {
  names: Names;
  members: readonly Member<Id>[];
  valueTypes: readonly ValueType<Id>[];
  events: readonly ContractEvent<Id>[];
  states: readonly State<Id>[];
  errors: readonly ContractError<Id>[];
  lists: FactLists;
  releases: readonly Release[];
}

/** A function, property or stream that an app can use. */
export interface Member<Id extends Ids = Ids> {
  /** Name shared by all platforms, in lower camel case. */
  name: string;
  /** A key of the owners in names.ts. */
  owner: Id['owner'];
  kind: 'function' | 'property' | 'stream';
  summary: string;
  parameters: readonly Parameter<Id>[];
  /** What the caller gets, in words; absent where the signature says it all. */
  result?: string;
  /** Codes of the errors that this member raises. */
  errors: readonly Id['error'][];
  /** First released version that has it. */
  since: Id['version'];
  /**
   * The idiomatic declaration on each platform that has this member; that of an overload is a further line of it. One that
   * begins with `function` is called without its owner.
   */
  signatures: Readonly<Partial<Record<PlatformId, string>>>;
}

/** What every platform has a type of its own for. */
export type BasicType =
  'string' | 'number' | 'integer' | 'boolean' | 'time' | 'duration' | 'map' | 'function';

/** An argument of a member, or a field of a value type. */
export interface Parameter<Id extends Ids = Ids> {
  name: string;
  /** Name of a value type, or one of `BasicType`. */
  type: Id['type'];
  /** Unit of a number, such as metres or seconds. */
  unit?: string;
  /** What it is if nothing is given; absent if the field is required. */
  default?: Default;
  summary: string;
  /** Whether it can be null, or nil. */
  nullable?: true;
  /** First released version that has it; absent if that is the one of what it belongs to. */
  since?: Id['version'];
  /** Where it exists; absent where every platform has it. */
  platforms?: readonly PlatformId[];
}

/** A literal, or a value of the type; words for readers; or what each of the type's own fields has. */
export type Default = {value: string | number | boolean} | {words: string} | {fields: true};

/**
 * Either a closed list of values or a record of fields, or the name alone of what the rest of the contract describes.
 * The error that members throw is a record, too.
 *
 * A type inside another one has its name, too, `Lamp.Glow`, and only the platforms that have such types.
 *
 * Names are in lower camel case; each platform spells a value in its own way:
 * - no value of the list has fields: Kotlin `Glow.WARM`, Swift `.warm`,
 *   TypeScript `'warm'`, Dart `Glow.warm`;
 * - any value has fields: Kotlin a sealed type `Light.Colour(hue)`,
 *   Swift `.colour(_ hue: Double)`, TypeScript `{type: 'colour', hue}`,
 *   Dart `Light.colour(hue)`.
 */
export interface ValueType<Id extends Ids = Ids> {
  name: string;
  summary: string;
  since: Id['version'];
  /** Where it exists; absent where every platform has it. */
  platforms?: readonly PlatformId[];
  /** Whether apps only receive it, so that its fields have no defaults. */
  received?: true;
  /**
   * How code makes one, on each platform where the fields don't say it all: the constructor, as the platform declares it,
   * or those of the values. On React Native, it can also be the declaration of the type.
   */
  signatures?: Readonly<Partial<Record<PlatformId, string>>>;
  values?: readonly {
    name: string;
    summary: string;
    fields?: readonly Parameter<Id>[];
  }[];
  fields?: readonly Parameter<Id>[];
}

/**
 * One kind of event that an app receives; spelled as a value with fields:
 * Kotlin `EventKind.TurnedOn(level)`, Swift `.turnedOn(level: Int)`, TypeScript `{type: 'turnedOn', level}`,
 * Dart `TurnedOn(:final level)`.
 */
export interface ContractEvent<Id extends Ids = Ids> {
  name: string;
  when: string;
  /** Attributes beyond the fields that every event has. */
  attributes: readonly Parameter<Id>[];
}

/** A state and those that it can go to. */
export interface State<Id extends Ids = Ids> {
  name: string;
  summary: string;
  next: readonly Id['state'][];
}

/**
 * An error with a code that never changes once released. Its code is Kotlin `ErrorCode.LAMP_UNREACHABLE`,
 * Swift `.lampUnreachable`, TypeScript `'LAMP_UNREACHABLE'`, Dart `ErrorCode.lampUnreachable`.
 */
export interface ContractError<Id extends Ids = Ids> {
  code: string;
  /** What code calls it, such as `LAMP_UNREACHABLE`, if the code itself is no name but a number. */
  name?: string;
  /** What the error's message says before the address of its entry. */
  message: string;
  cause: string;
  mend: string;
  /** Whether the same call can succeed later without a change to the app. */
  retryable: boolean;
  /** First released version that has it; absent if that is the first of all. */
  since?: Id['version'];
}

/** Lists of facts by the names under which pages quote them, so that each fact stands once for all platforms. */
export type FactLists = Readonly<Record<string, readonly Fact[]>>;

/** A fact that no member, type or error tells by itself. */
export interface Fact {
  /** A few words. */
  title: string;
  summary: string;
  /** Where it is so; absent where it is so everywhere. */
  platforms?: readonly PlatformId[];
  /** What the stores' forms call a kind of data: Play Console for Android, App Store Connect for iOS. */
  stores?: Readonly<Record<'android' | 'ios', {words: string}>>;
}

/** What code has to know of the SDK by name (names.ts). */
export interface Names {
  /**
   * The types on which members are called, by the key that a member names as its owner; `''` where the members are
   * functions of their own.
   */
  owners: Readonly<Record<string, string>>;
  /** The types whose values are the contract's events, states and codes of errors; `''` where it has none. */
  eventKind: string;
  state: string;
  errorCode: string;
  /** What a member throws. */
  error?: Readonly<Partial<Record<PlatformId, string>>>;
}

/** What a simulator replays, in seconds since the start. */
export interface Recording<Id extends Ids = Ids> {
  /** The type and the value of it that name it. */
  type: Id['type'];
  name: string;
  events: readonly RecordedEvent<Id>[];
  /** Every state and when it begins; the first one begins with the recording. */
  states: readonly {after: number; state: Id['state']}[];
  /** The samples that handle every kind of event, below `samples/`, each in a region of this name. */
  region: string;
  samples: Readonly<Partial<Record<PlatformId, string>>>;
}

export interface RecordedEvent<Id extends Ids = Ids> {
  after: number;
  kind: Id['event'];
  /** Values of the kind's own attributes, in their units. */
  attributes: Readonly<Record<string, number>>;
  confidence: number;
}
