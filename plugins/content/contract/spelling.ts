import type {ContractError, DeliveryEventKind, ValueType} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';

/** `leftAtDoor` → `LEFT_AT_DOOR`. */
const upperSnake = (name: string) => name.replace(/[A-Z]/g, '_$&').toUpperCase();

/** `leftAtDoor` → `LeftAtDoor`. */
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** `LEFT_AT_DOOR` → `leftAtDoor`. */
const lowerCamel = (code: string) =>
  code.toLowerCase().replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A value of a closed list whose values have no fields, as code on the platform. */
export function spellValue(name: string, platform: PlatformId): string {
  return {
    android: upperSnake(name),
    ios: `.${name}`,
    reactNative: `'${name}'`,
    flutter: name,
  }[platform];
}

/** A value of a closed list of which any has fields, as code on the platform. */
export function spellVariant(
  typeName: string,
  name: string,
  fields: readonly {name: string}[],
  platform: PlatformId,
): string {
  const list = fields.map((field) => field.name).join(', ');
  const call = list ? `(${list})` : '';
  return {
    android: `${typeName}.${pascal(name)}${call}`,
    ios: `.${name}${call}`,
    reactNative: `{${[`type: '${name}'`, ...fields.map((field) => field.name)].join(', ')}}`,
    flutter: `${typeName}.${name}${call}`,
  }[platform];
}

/** A value of a closed list, as code on the platform. */
export const spellValueOf = (
  {name: type, values = []}: ValueType,
  {name, fields = []}: Listed,
  platform: PlatformId,
): string =>
  values.some((value) => value.fields)
    ? spellVariant(type, name, fields, platform)
    : spellValue(name, platform);

type Listed = Pick<NonNullable<ValueType['values']>[number], 'name' | 'fields'>;

/** An event is matched, not made: Dart names the class of the pattern. */
export function spellEvent(
  name: string,
  fields: readonly {name: string}[],
  platform: PlatformId,
): string {
  return platform === 'flutter'
    ? `${pascal(name)}(${fields.map((field) => `:final ${field.name}`).join(', ')})`
    : spellVariant('DeliveryEventKind', name, fields, platform);
}

/** An event as an app receives it, with the values of its attributes, as code on the platform. */
export function spellReceivedEvent(
  {name, attributes}: DeliveryEventKind,
  values: Readonly<Record<string, number>>,
  platform: PlatformId,
): string {
  const assign = platform === 'android' ? ' = ' : ': ';
  const fields = attributes.map((attribute) => {
    const value = String(values[attribute.name]);
    const isDuration = attribute.type === 'duration';
    return attribute.name + assign + (isDuration ? spellDuration(value, platform) : value);
  });
  return platform === 'flutter'
    ? `${pascal(name)}(${fields.join(', ')})`
    : spellVariant(
        'DeliveryEventKind',
        name,
        fields.map((field) => ({name: field})),
        platform,
      );
}

/** An error's code as the platform's code compares it. */
export function spellErrorCode({code}: Pick<ContractError, 'code'>, platform: PlatformId): string {
  return {
    android: `ErrorCode.${code}`,
    ios: `.${lowerCamel(code)}`,
    reactNative: `'${code}'`,
    flutter: `ErrorCode.${lowerCamel(code)}`,
  }[platform];
}

/** Names of the basic types of the contract on each platform. */
const basicTypes: Record<string, Record<PlatformId, string>> = {
  string: {android: 'String', ios: 'String', reactNative: 'string', flutter: 'String'},
  number: {android: 'Double', ios: 'Double', reactNative: 'number', flutter: 'double'},
  integer: {android: 'Int', ios: 'Int', reactNative: 'number', flutter: 'int'},
  boolean: {android: 'Boolean', ios: 'Bool', reactNative: 'boolean', flutter: 'bool'},
  time: {android: 'Instant', ios: 'Date', reactNative: 'Date', flutter: 'DateTime'},
  duration: {android: 'Duration', ios: 'Duration', reactNative: 'number', flutter: 'Duration'},
  map: {
    android: 'Map<String, String>',
    ios: '[String: String]',
    reactNative: 'Record<string, string>',
    flutter: 'Map<String, String>',
  },
};

/** A type's name on the platform; a value type is called the same everywhere. */
export function spellType(type: string, platform: PlatformId): string {
  return basicTypes[type]?.[platform] ?? type;
}

/** A length of time, as code on the platform. */
export function spellDuration(seconds: string, platform: PlatformId): string {
  const hours = Number(seconds) / 3600;
  const isWhole = Number.isInteger(hours);
  return {
    android: isWhole ? `${hours}.hours` : `${seconds}.seconds`,
    // Swift's Duration has no unit above seconds.
    ios: isWhole ? `.seconds(${hours} * 60 * 60)` : `.seconds(${seconds})`,
    reactNative: seconds,
    flutter: isWhole ? `Duration(hours: ${hours})` : `Duration(seconds: ${seconds})`,
  }[platform];
}

/** Whether something of the contract exists on a platform. */
export function availableOn(
  {platforms}: Pick<ValueType, 'platforms'>,
  platform: PlatformId,
): boolean {
  return platforms?.includes(platform) ?? true;
}

/** Whether a type has fields or values of its own, and isn't just the name of what the rest of the contract describes. */
export const hasParts = ({fields, values}: Pick<ValueType, 'fields' | 'values'>): boolean =>
  (fields ?? values) !== undefined;
