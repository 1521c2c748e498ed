import {hasParts, partsOn, spellTypeOf, spellings} from '../plugins/content/contract/spelling';
import {names} from '../product/contract/names';
import type {Contract, Parameter, ValueType} from '../product/contract/types';

/**
 * The TypeScript declaration of the SDK, as the contract describes it for React Native: what an app
 * would get from the package's own types.
 *
 * A member whose signature begins with `function` is an export; any other belongs to the type of its owner. The
 * doc comments in `product/contract/types.ts` say how values and errors are spelled.
 */
export function sdkDeclaration(contract: Contract): string {
  const {members, valueTypes, events, states, errors} = contract;
  const signatures = members.flatMap(({owner, signatures: {reactNative}}) =>
    reactNative === undefined ? [] : [{owner, signature: reactNative}],
  );
  const kinds = events.map(({name, attributes}) => variant(name, attributes));
  const stateNames = states.map(({name}) => literal(name));
  const codes = errors.map(({code}) => literal(code));
  const isExport = ({signature}: {signature: string}) => signature.startsWith('function ');
  const error = valueTypes.find(({name}) => name === names.error?.reactNative);
  return [
    ...partsOn('reactNative', valueTypes)
      .filter((type) => hasParts(type) && type !== error)
      .map(valueType),
    union(names.eventKind, kinds),
    union(names.state, stateNames),
    union(names.errorCode, codes),
    'export type Unsubscribe = () => void;',
    ...(error ? [errorClass(error)] : []),
    ...Object.entries(names.owners).flatMap(([owner, type]) => {
      const own = signatures.filter((each) => each.owner === owner && !isExport(each));
      return own.length === 0
        ? []
        : `export interface ${type} {\n${own.map(({signature}) => `  ${signature};\n`).join('')}}`;
    }),
    ...signatures.filter(isExport).map(({signature}) => `export declare ${signature};`),
    '',
  ].join('\n');
}

/** What a member throws: a class, as apps tell it from other errors by it. A test makes one from its fields. */
function errorClass({name, fields = []}: ValueType): string {
  const given = fields
    .filter((field) => field.name !== 'message')
    .map((field) => `${field.name}${field.nullable ? '?' : ''}: ${field.type}`);
  return `export declare class ${name} extends Error {
  constructor(${given.join(', ')});
  ${fieldList(fields)}
}`;
}

const literal = (name: string) => spellings.reactNative.value(name);

/** Nothing for a type that the SDK doesn't have. */
const union = (name: string, alternatives: readonly string[]) =>
  name === '' ? '' : `export type ${name} = ${alternatives.join(' | ')};`;

/** `export type Glow = 'warm' | 'cold';` or an interface for a record. */
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
  partsOn('reactNative', fields)
    .map((field) => {
      const mark = field.default === undefined ? '' : '?';
      return `readonly ${field.name}${mark}: ${spellTypeOf(field, 'reactNative')};`;
    })
    .join(' ');
