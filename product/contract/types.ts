import type {Release, Version} from '../releases';
import type {PlatformId} from '../types';

/** The documented SDK, once for all platforms. */
export interface Contract {
  members: readonly Member[];
  valueTypes: readonly ValueType[];
  events: readonly DeliveryEventKind[];
  states: readonly SessionState[];
  errors: readonly ContractError[];
  releases: readonly Release[];
}

/** A function, property or stream that an app can use. */
export interface Member {
  /** Name shared by all platforms, in lower camel case. */
  name: string;
  owner: 'sdk' | 'session' | 'simulator';
  kind: 'function' | 'property' | 'stream';
  summary: string;
  parameters: readonly Parameter[];
  /** What the caller gets, in words; absent if it gets nothing. */
  result?: string;
  /** Codes of `ContractError` that this member raises. */
  errors: readonly string[];
  /** First released version that has it. */
  since: Version;
  /** The idiomatic declaration on each platform that has this member. */
  signatures: Readonly<Partial<Record<PlatformId, string>>>;
}

/** An argument of a member, or a field of a value type. */
export interface Parameter {
  name: string;
  /** Name of a value type, or one of string, number, integer, boolean, time, duration, map. */
  type: string;
  /** Unit of a number, such as metres or seconds. */
  unit?: string;
  /** What it is if nothing is given; absent if the field is required. */
  default?: Default;
  summary: string;
  /** Whether it can be null, or nil, in what an app receives. */
  nullable?: true;
  /** First released version that has it; absent if that is the one of what it belongs to. */
  since?: Version;
  /** Where it exists; absent where every platform has it. */
  platforms?: readonly PlatformId[];
}

/** A number, or a value of the type; words for readers; or what each of the type's own fields has. */
export type Default = {value: string | number} | {words: string} | {fields: true};

/**
 * Either a closed list of values or a record of fields, or the name alone of what the rest of the contract describes.
 * The error that members throw is a record, too.
 *
 * Names are in lower camel case; each platform spells a value in its own way:
 * - no value of the list has fields: Kotlin `LogLevel.DEBUG`, Swift `.debug`,
 *   TypeScript `'debug'`, Dart `LogLevel.debug`;
 * - any value has fields: Kotlin a sealed type `Destination.Address(text)`,
 *   Swift `.address(text)`, TypeScript `{type: 'address', text}`,
 *   Dart `Destination.address(text)`.
 */
export interface ValueType {
  name: string;
  summary: string;
  since: Version;
  /** Where it exists; absent where every platform has it. */
  platforms?: readonly PlatformId[];
  /** Whether apps only receive it, so that its fields have no defaults. */
  received?: true;
  values?: readonly {
    name: string;
    summary: string;
    fields?: readonly Parameter[];
  }[];
  fields?: readonly Parameter[];
}

/**
 * One kind of event in a session's stream; spelled as a value with fields:
 * Kotlin `DeliveryEventKind.FloorChanged`, Swift `.floorChanged(floor)`,
 * TypeScript `{type: 'floorChanged', floor}`, Dart `FloorChanged(:final floor)`.
 */
export interface DeliveryEventKind {
  name: string;
  when: string;
  /** Attributes beyond delivery id, time, position and confidence. */
  attributes: readonly Parameter[];
}

/** A state of a session and the states it can go to. */
export interface SessionState {
  name: string;
  summary: string;
  next: readonly string[];
}

/**
 * An error with a code that never changes once released.
 *
 * Kotlin and Dart throw a `DeliveryException`, Swift and TypeScript a `DeliveryError`.
 * Its `code` is Kotlin `ErrorCode.NOT_CONFIGURED`, Swift `.notConfigured`,
 * TypeScript `'NOT_CONFIGURED'`, Dart `ErrorCode.notConfigured`.
 */
export interface ContractError {
  code: string;
  /** What the error's message says before the address of its entry. */
  message: string;
  cause: string;
  mend: string;
  /** Whether the same call can succeed later without a change to the app. */
  retryable: boolean;
  /** First released version that has it; absent if that is the first of all. */
  since?: Version;
}
