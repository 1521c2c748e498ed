import type {
  ContractError,
  ContractEvent,
  Member,
  Parameter,
  ValueType,
} from '../../../product/contract/types';
import {names} from '../../../product/contract/names';
import {modules} from '../../../product/packages';
import type {PlatformId} from '../../../product/types';

/** How a platform writes what the contract names in lower camel case. */
interface Spelling {
  /** A value of a closed list whose values have no fields. */
  value: (name: string) => string;
  /** A value of a closed list of which any has fields. */
  variant: (type: string, name: string, fields: readonly string[]) => string;
  /** What is between a field and its value. */
  assign: string;
  /** An error's code, as code compares it. */
  errorCode: (code: string) => string;
  seconds: (seconds: number) => string;
  hours: (hours: number) => string;
  types: Readonly<Partial<Record<string, string>>>;
  /** How code imports a type or a function. */
  import: (name: string) => string;
}

/** `turnedOn` → `TURNED_ON`. */
const upperSnake = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** `turnedOn` → `TurnedOn`. */
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `LAMP_UNREACHABLE` → `lampUnreachable`. */
const lowerCamel = (code: string) =>
  code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const call = (name: string, fields: readonly string[]) =>
  fields.length > 0 ? `${name}(${fields.join(', ')})` : name;

const SPELLINGS: Record<PlatformId, Spelling> = {
  android: {
    value: upperSnake,
    variant: (type, name, fields) => call(`${type}.${pascal(name)}`, fields),
    assign: ' = ',
    errorCode: (code) => `${names.errorCode}.${code}`,
    seconds: (seconds) => `${seconds}.seconds`,
    hours: (hours) => `${hours}.hours`,
    import: (name) => `import ${modules.android}.${name}`,
    types: {
      string: 'String',
      number: 'Double',
      integer: 'Int',
      boolean: 'Boolean',
      time: 'Instant',
      duration: 'Duration',
      map: 'Map<String, String>',
    },
  },
  ios: {
    value: (name) => `.${name}`,
    variant: (_, name, fields) => call(`.${name}`, fields),
    assign: ': ',
    errorCode: (code) => `.${lowerCamel(code)}`,
    seconds: (seconds) => `.seconds(${seconds})`,
    // Swift's Duration has no unit above seconds.
    hours: (hours) => `.seconds(${hours} * 60 * 60)`,
    import: () => `import ${modules.ios}`,
    types: {
      string: 'String',
      number: 'Double',
      integer: 'Int',
      boolean: 'Bool',
      time: 'Date',
      duration: 'Duration',
      map: '[String: String]',
    },
  },
  reactNative: {
    value: (name) => `'${name}'`,
    variant: (_, name, fields) => `{${[`type: '${name}'`, ...fields].join(', ')}}`,
    assign: ': ',
    errorCode: (code) => `'${code}'`,
    seconds: String,
    hours: (hours) => String(hours * 3600),
    import: (name) => `import {${name}} from '${modules.reactNative}'`,
    types: {
      string: 'string',
      number: 'number',
      integer: 'number',
      boolean: 'boolean',
      time: 'Date',
      duration: 'number',
      map: 'Record<string, string>',
    },
  },
  flutter: {
    value: (name) => name,
    variant: (type, name, fields) => call(`${type}.${name}`, fields),
    assign: ': ',
    errorCode: (code) => `${names.errorCode}.${lowerCamel(code)}`,
    seconds: (seconds) => `Duration(seconds: ${seconds})`,
    hours: (hours) => `Duration(hours: ${hours})`,
    import: () => `import 'package:${modules.flutter}/${modules.flutter}.dart'`,
    types: {
      string: 'String',
      number: 'double',
      integer: 'int',
      boolean: 'bool',
      time: 'DateTime',
      duration: 'Duration',
      map: 'Map<String, String>',
    },
  },
};

/** A value of a closed list whose values have no fields, as code on the platform. */
export const spellValue = (name: string, platform: PlatformId): string =>
  SPELLINGS[platform].value(name);

/** A value of a closed list of which any has fields, as code on the platform. */
export const spellVariant = (
  type: string,
  name: string,
  fields: readonly {name: string}[],
  platform: PlatformId,
): string =>
  SPELLINGS[platform].variant(
    type,
    name,
    fields.map((field) => field.name),
  );

type Listed = Pick<NonNullable<ValueType['values']>[number], 'name' | 'fields'>;

/** A value of a closed list, as code on the platform. */
export const spellValueOf = (
  {name: type, values = []}: ValueType,
  {name, fields = []}: Listed,
  platform: PlatformId,
): string =>
  values.some((value) => value.fields)
    ? spellVariant(type, name, fields, platform)
    : spellValue(name, platform);

/** An event is matched, not made: Dart names the class of the pattern. */
export const spellEvent = (
  name: string,
  fields: readonly {name: string}[],
  platform: PlatformId,
): string =>
  platform === 'flutter'
    ? `${pascal(name)}(${fields.map((field) => `:final ${field.name}`).join(', ')})`
    : spellVariant(names.eventKind ?? '', name, fields, platform);

/** An event as an app receives it, with the values of its attributes, as code on the platform. */
export function spellReceivedEvent(
  {name, attributes}: ContractEvent,
  values: Readonly<Record<string, number>>,
  platform: PlatformId,
): string {
  const {variant, assign} = SPELLINGS[platform];
  const fields = attributes.map(({name: field, type}) => {
    const value = values[field] ?? NaN;
    return field + assign + (type === 'duration' ? spellDuration(value, platform) : String(value));
  });
  return platform === 'flutter'
    ? `${pascal(name)}(${fields.join(', ')})`
    : variant(names.eventKind ?? '', name, fields);
}

/** An error's code as the platform's code compares it. */
export const spellErrorCode = (
  {code}: {readonly code: ContractError['code']},
  platform: PlatformId,
): string => SPELLINGS[platform].errorCode(code);

/** How code imports a type or a function of the SDK on the platform. */
export const spellImport = (name: string, platform: PlatformId): string =>
  SPELLINGS[platform].import(name);

/**
 * A member with what it is called on, as code on the platform: `LampSdk.turnOn`, or `turnOn` where it is a function of
 * its own. A member of an object, whose name is up to the app, is named with its type: `Lamp.dim`.
 */
export const spellMember = (
  {name, owner, signatures}: Pick<Member, 'name' | 'owner' | 'signatures'>,
  platform: PlatformId,
): string =>
  signatures[platform]?.startsWith('function ') ? name : `${names.owners[owner]}.${name}`;

/** A type's name on the platform; a value type is called the same everywhere. */
export const spellType = (type: string, platform: PlatformId): string =>
  SPELLINGS[platform].types[type] ?? type;

/** The type of a field or a parameter, as code on the platform. */
export function spellTypeOf({type, nullable}: Parameter, platform: PlatformId): string {
  const spelled = spellType(type, platform);
  const orNull = platform === 'reactNative' ? ' | null' : '?';
  return nullable ? spelled + orNull : spelled;
}

/** A length of time, as code on the platform. */
export function spellDuration(seconds: number, platform: PlatformId): string {
  const hours = seconds / 3600;
  const {hours: inHours, seconds: inSeconds} = SPELLINGS[platform];
  return Number.isInteger(hours) ? inHours(hours) : inSeconds(seconds);
}

/** A value of a type, as code on the platform; a text that isn't one of a basic type is a value of a closed list. */
export function spellLiteral(
  value: string | number | boolean,
  type: string,
  platform: PlatformId,
): string {
  if (type === 'duration') {
    return spellDuration(Number(value), platform);
  }
  if (type === 'string') {
    return JSON.stringify(value).replace(/"/g, platform === 'reactNative' ? "'" : '"');
  }
  return type in SPELLINGS[platform].types ? String(value) : spellValue(String(value), platform);
}

/** Whether something of the contract exists on a platform. */
export const availableOn = (
  {platforms}: Pick<ValueType, 'platforms'>,
  platform: PlatformId,
): boolean => platforms?.includes(platform) ?? true;

/** Whether a type has fields or values of its own, and isn't just the name of what the rest of the contract describes. */
export const hasParts = ({fields, values}: Pick<ValueType, 'fields' | 'values'>): boolean =>
  (fields ?? values) !== undefined;
