import type {ContractEvent, Parameter, ValueType} from '../../product/contract/types';
import {modules} from '../../product/packages';
import type {PlatformId} from '../../product/types';

/** How a platform writes what the contract names in lower camel case. */
interface Spelling {
  /** A value of a closed list whose values have no fields. */
  value: (type: string, name: string) => string;
  /** A value of a closed list of which any has fields. */
  variant: (type: string, name: string, fields: readonly string[]) => string;
  /** A field of such a value: in Swift, a part of the name. */
  field: (name: string, type: string) => string;
  /** An event is a class, by which code matches it, and not a value. */
  eventIsClass: boolean;
  /** An attribute of an event, as code matches it. */
  attribute: (name: string, type: string) => string;
  /** What is between a field and its value. */
  assign: string;
  /** An error's code, as code compares it, which is a value of the type. */
  errorCode: (type: string, name: string, code: string) => string;
  duration: (count: number, unit: 'hours' | 'seconds') => string;
  /** What is on both sides of a text. */
  quote: string;
  /** What a whole number ends with where its type has fractions. */
  point: string;
  /** What a type ends with that may be without a value. */
  orNull: string;
  /** How code imports a function of the SDK, or the type that has the member. */
  import: (name: string, isType: boolean) => string;
}

/** `turnedOn` → `TURNED_ON`. */
const upperSnake = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** `turnedOn` → `TurnedOn`. */
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `LAMP_UNREACHABLE` → `lampUnreachable`. */
const lowerCamel = (code: string) =>
  code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const plain = (name: string) => name;

const call = (name: string, fields: readonly string[]) =>
  fields.length > 0 ? `${name}(${fields.join(', ')})` : name;

export const spellings: Readonly<Record<PlatformId, Spelling>> = {
  android: {
    value: (type, name) => `${type}.${upperSnake(name)}`,
    variant: (type, name, fields) => call(`${type}.${pascal(name)}`, fields),
    ...{field: plain, attribute: plain, eventIsClass: false},
    assign: ' = ',
    errorCode: (type, name) => `${type}.${name}`,
    duration: (count, unit) => `${count}.${unit}`,
    // Kotlin takes a number without a point for an `Int`.
    ...{quote: '"', point: '.0', orNull: '?'},
    import: (name) => `import ${modules.android}.${name}`,
  },
  ios: {
    value: (_, name) => `.${name}`,
    variant: (_, name, fields) => call(`.${name}`, fields),
    // What an app passes in has no label.
    field: (name, type) => `_ ${name}: ${type}`,
    attribute: (name, type) => `${name}: ${type}`,
    eventIsClass: false,
    assign: ': ',
    errorCode: (_, name) => `.${lowerCamel(name)}`,
    // Swift's Duration has no unit above seconds.
    duration: (count, unit) => `.seconds(${count}${unit === 'hours' ? ' * 60 * 60' : ''})`,
    ...{quote: '"', point: '', orNull: '?'},
    import: () => `import ${modules.ios}`,
  },
  reactNative: {
    value: (_, name) => `'${name}'`,
    variant: (_, name, fields) => `{${[`type: '${name}'`, ...fields].join(', ')}}`,
    ...{field: plain, attribute: plain, eventIsClass: false},
    assign: ': ',
    errorCode: (_type, _name, code) => `'${code}'`,
    duration: (count, unit) => String(unit === 'hours' ? count * 3600 : count),
    ...{quote: "'", point: '', orNull: ' | null'},
    import: (name, isType) =>
      `import ${isType ? 'type ' : ''}{${name}} from '${modules.reactNative}'`,
  },
  flutter: {
    value: (type, name) => `${type}.${name}`,
    variant: (type, name, fields) => call(`${type}.${name}`, fields),
    field: plain,
    attribute: (name) => `:final ${name}`,
    eventIsClass: true,
    assign: ': ',
    errorCode: (type, name) => `${type}.${lowerCamel(name)}`,
    duration: (count, unit) => `Duration(${unit}: ${count})`,
    ...{quote: '"', point: '', orNull: '?'},
    import: () => `import 'package:${modules.flutter}/${modules.flutter}.dart';`,
  },
};

/** What every platform has a type of its own for. */
const TYPES: Partial<Record<string, Record<PlatformId, string>>> = {
  string: {android: 'String', ios: 'String', reactNative: 'string', flutter: 'String'},
  number: {android: 'Double', ios: 'Double', reactNative: 'number', flutter: 'double'},
  integer: {android: 'Int', ios: 'Int', reactNative: 'number', flutter: 'int'},
  boolean: {android: 'Boolean', ios: 'Bool', reactNative: 'boolean', flutter: 'bool'},
  time: {android: 'java.time.Instant', ios: 'Date', reactNative: 'Date', flutter: 'DateTime'},
  duration: {
    android: 'kotlin.time.Duration',
    ios: 'Duration',
    reactNative: 'number',
    flutter: 'Duration',
  },
  map: {
    android: 'Map<String, String>',
    ios: '[String: String]',
    reactNative: 'Record<string, string>',
    flutter: 'Map<String, String>',
  },
};

/** A value of a closed list, as code on the platform. */
export const spellValueOf = (
  {name: type, values = []}: Pick<ValueType, 'name' | 'values'>,
  {name, fields = []}: Pick<NonNullable<ValueType['values']>[number], 'name' | 'fields'>,
  platform: PlatformId,
): string => {
  const {value, variant, field} = spellings[platform];
  const inside = partsOn(platform, fields).map((each) =>
    field(each.name, spellTypeOf(each, platform)),
  );
  return values.some((each) => each.fields) ? variant(type, name, inside) : value(type, name);
};

/**
 * An event as code on the platform: as it is matched, or, with the values of its attributes, as an app receives it.
 *
 * @param type of which it is a value
 */
export function spellEvent(
  {name, attributes}: Pick<ContractEvent, 'name' | 'attributes'>,
  platform: PlatformId,
  type: string,
  values?: Readonly<Record<string, number>>,
): string {
  const {assign, attribute, eventIsClass, variant} = spellings[platform];
  const fields = attributes.map((each) =>
    values
      ? each.name + assign + spellLiteral(values[each.name] ?? NaN, each.type, platform)
      : attribute(each.name, spellTypeOf(each, platform)),
  );
  return eventIsClass ? `${pascal(name)}(${fields.join(', ')})` : variant(type, name, fields);
}

/**
 * A member with what it is called on, as code on the platform: `LampSdk.turnOn`, or `turnOn` where it is a function of
 * its own. A member of an object, whose name is up to the app, is named with its type: `Lamp.dim`.
 *
 * @param owner the type that has it
 */
export const spellMember = (name: string, owner: string, signature: string): string =>
  owner === '' || signature.startsWith('function ') ? name : `${owner}.${name}`;

/** The type of a field or a parameter, as code on the platform; a value type is called the same everywhere. */
export function spellTypeOf({type, nullable}: Parameter, platform: PlatformId): string {
  return (TYPES[type]?.[platform] ?? type) + (nullable ? spellings[platform].orNull : '');
}

/** A value of a type, as code on the platform; a text that isn't one of a basic type is a value of a closed list. */
export function spellLiteral(
  value: string | number | boolean,
  type: string,
  platform: PlatformId,
): string {
  const {duration, point, quote} = spellings[platform];
  if (type === 'duration') {
    const hours = Number(value) / 3600;
    return Number.isInteger(hours) ? duration(hours, 'hours') : duration(Number(value), 'seconds');
  }
  if (type === 'string') {
    return quote + String(value) + quote;
  }
  if (type in TYPES) {
    return String(value) + (type === 'number' && Number.isInteger(value) ? point : '');
  }
  return spellings[platform].value(type, String(value));
}

/** What of some parts of the contract exists on a platform. */
export const partsOn = <Part extends Pick<ValueType, 'platforms'>>(
  platform: PlatformId,
  parts: readonly Part[] = [],
): Part[] => parts.filter(({platforms}) => platforms?.includes(platform) ?? true);

/** Whether a type has fields or values of its own, and isn't just the name of what the rest of the contract describes. */
export const hasParts = ({fields, values}: Pick<ValueType, 'fields' | 'values'>): boolean =>
  (fields ?? values) !== undefined;
