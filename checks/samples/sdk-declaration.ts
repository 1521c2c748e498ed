import {
  availableOn,
  hasParts,
  spellTypeOf,
  spellValue,
} from '../../plugins/content/contract/spelling';
import {names} from '../../product/contract/names';
import type {Contract, Parameter, ValueType} from '../../product/contract/types';

/** What a member throws: a class, as apps tell it from other errors by it. */
const ERROR = names.error?.reactNative;

/**
 * The TypeScript declaration of the SDK, as the contract describes it for React Native: what an app
 * would get from the package's own types.
 *
 * A member whose signature begins with `function` is an export; any other belongs to the session. The
 * doc comments in `product/contract/types.ts` say how values and errors are spelled.
 */
export function sdkDeclaration(contract: Contract): string {
  const {members, valueTypes, events, states, errors} = contract;
  const signatures = members.flatMap((member) => member.signatures.reactNative ?? []);
  const error = valueTypes.find(({name}) => name === ERROR);
  const isExport = (signature: string) => signature.startsWith('function ');
  return [
    ...valueTypes
      .filter((type) => hasParts(type) && availableOn(type, 'reactNative') && type !== error)
      .map(valueType),
    union(
      'DeliveryEventKind',
      events.map(({name, attributes}) => variant(name, attributes)),
    ),
    union(
      'SessionState',
      states.map(({name}) => literal(name)),
    ),
    'export type Unsubscribe = () => void;',
    union(
      'ErrorCode',
      errors.map(({code}) => literal(code)),
    ),
    `export declare class ${ERROR} extends Error {`,
    '  constructor(code: ErrorCode, deliveryId?: string);',
    `  ${fieldList(error?.fields ?? [])}`,
    '}',
    'export interface DeliverySession {',
    ...signatures.filter((signature) => !isExport(signature)).map((text) => `  ${text};`),
    '}',
    ...signatures.filter(isExport).map((text) => `export declare ${text};`),
    '',
  ].join('\n');
}

const literal = (name: string) => spellValue(name, 'reactNative');

const union = (name: string, alternatives: readonly string[]) =>
  `export type ${name} = ${alternatives.join(' | ')};`;

/** `export type LogLevel = 'off' | 'debug';` or an interface for a record. */
function valueType({name, values, fields = []}: ValueType): string {
  if (!values) {
    return `export interface ${name} {${fieldList(fields)}}`;
  }
  const haveFields = values.some((value) => value.fields);
  return union(
    name,
    values.map((value) =>
      haveFields ? variant(value.name, value.fields ?? []) : literal(value.name),
    ),
  );
}

/** `{readonly type: 'file'; readonly path: string;}` */
const variant = (name: string, fields: readonly Parameter[]) =>
  `{readonly type: ${literal(name)}; ${fieldList(fields)}}`;

/** A field with a default may be omitted. */
const fieldList = (fields: readonly Parameter[]) =>
  fields
    .filter((field) => availableOn(field, 'reactNative'))
    .map((field) => {
      const mark = field.default === undefined ? '' : '?';
      return `readonly ${field.name}${mark}: ${spellTypeOf(field, 'reactNative')};`;
    })
    .join(' ');
