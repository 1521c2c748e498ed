import {contractOn, type FieldOn, type TypeOn} from '../plugins/contract/model';
import {hasParts, spellings} from '../plugins/contract/spelling';
import type {Contract} from '../product/contract/types';

/**
 * The TypeScript declaration of the SDK, as the contract describes it for React Native: what an app
 * would get from the package's own types.
 *
 * A member whose signature begins with `function` is an export; any other belongs to the type of its owner. The
 * doc comments in `product/contract/types.ts` say how values and errors are spelled.
 */
export function sdkDeclaration(contract: Contract): string {
  const {owners, eventKind, state, errorCode, error: thrown} = contract.names;
  const {members, types, events, states, errors} = contractOn('reactNative', contract);
  const isExport = ({signature}: {signature: string}) => signature.startsWith('function ');
  const error = types.find(({name}) => name === thrown?.reactNative);
  const spelled = (parts: readonly {spelling: string}[]) => parts.map(({spelling}) => spelling);
  return [
    ...types.filter((type) => hasParts(type) && type !== error).map(valueType),
    union(
      eventKind,
      events.map(({name, attributes}) => variant(name, attributes)),
    ),
    union(state, spelled(states)),
    union(errorCode, spelled(errors)),
    ...types.flatMap((type) =>
      type.signature && type !== error ? `export ${type.signature};` : [],
    ),
    ...(error ? [errorClass(error)] : []),
    ...Object.entries(owners).flatMap(([owner, type]) => {
      const own = members.filter((each) => each.owner === owner && !isExport(each));
      return own.length === 0
        ? []
        : `export interface ${type} {\n${own.map(({signature}) => `  ${signature};\n`).join('')}}`;
    }),
    ...members.filter(isExport).map(({signature}) => `export declare ${signature};`),
    '',
  ].join('\n');
}

/** What a member throws: a class, as apps tell it from other errors by it. Its signature is that of its constructor. */
const errorClass = ({name, signature = '', fields = []}: TypeOn): string =>
  `export declare class ${name} extends Error {\n  ${signature};\n  ${fieldList(fields)}\n}`;

/** Nothing for a type that the SDK doesn't have. */
const union = (name: string, alternatives: readonly string[]) =>
  name === '' ? '' : `export type ${name} = ${alternatives.join(' | ')};`;

/** `export type Glow = 'warm' | 'cold';` or an interface for a record. */
function valueType({name, values, fields = []}: TypeOn): string {
  if (!values) {
    return `export interface ${name} {${fieldList(fields)}}`;
  }
  const haveFields = values.some((value) => value.fields);
  return union(
    name,
    values.map((value) => (haveFields ? variant(value.name, value.fields ?? []) : value.spelling)),
  );
}

/** `{readonly type: 'file'; readonly path: string;}` */
const variant = (name: string, fields: readonly FieldOn[]) =>
  `{readonly type: ${spellings.reactNative.value('', name)}; ${fieldList(fields)}}`;

/** A field with a default may be omitted. */
const fieldList = (fields: readonly FieldOn[]) =>
  fields
    .map(({name, type, default: stated}) => `readonly ${name}${stated ? '?' : ''}: ${type};`)
    .join(' ');
