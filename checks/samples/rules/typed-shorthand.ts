import {closingBracket} from '../text/closing-bracket';
import type {ContractNames} from '../sdk/contract-names';
import type {Sample} from '../text/read-samples';
import type {UnknownName} from './unknown-name';

/** Where a value of a type stands in Swift. */
interface Place {
  type: string;
  /** The value's name is the first group. */
  pattern: RegExp;
  start?: number;
  end?: number;
}

/**
 * Swift leaves the type of a value out, as in `complete(.leftAtDoor)`. Where the contract says
 * which type stands there, the value has to be one of that type: as the first argument of a
 * member, behind an argument's label, and wherever an error's code is compared.
 */
export function typedShorthand({code}: Sample, names: ContractNames): UnknownName[] {
  const places = [
    ...argumentPlaces(names),
    // Errors of the system have a code too.
    ...(code.includes('DeliveryError') ? codePlaces(code) : []),
  ];
  return places.flatMap(({type, pattern, start = 0, end = code.length}) => {
    const known = names.values.get(type) ?? new Set<string>();
    return [...code.matchAll(pattern)]
      .map(({1: name = '', index, indices}) => ({name, offset: indices?.[1]?.[0] ?? index}))
      .filter(({name, offset}) => offset > start && offset < end && !known.has(name))
      .map((found) => ({...found, kind: `value of ${type}`, known}));
  });
}

/** `_ level: PermissionLevel`, `to destination: Destination` in a signature. */
const PARAMETER = /(\w+)(?:\s+\w+)?:\s*(\w+)/g;

function argumentPlaces({members, fields, values}: ContractNames): Place[] {
  const parameters = [...members.values()]
    .flatMap((byName) => [...byName])
    .flatMap(([name, signature]) =>
      [...signature.matchAll(PARAMETER)].map(([, label = '', type = '']) => ({
        type,
        before: label === '_' ? `${name}\\(` : `${label}:`,
      })),
    );
  const labels = [...fields.values()]
    .flatMap((byName) => [...byName])
    .map(([name, type]) => ({type, before: `${name}:`}));
  const places = [...parameters, ...labels].filter(({type}) => values.has(type));
  // Two records may have the same field.
  return [...new Map(places.map((place) => [place.before, place])).values()].map(
    ({type, before}) => ({type, pattern: new RegExp(`\\b${before}\\s*\\.(\\w+)`, 'dg')}),
  );
}

function codePlaces(code: string): Place[] {
  const switches = [...code.matchAll(/\bswitch\s+[\w.]+\.code\s*(?=\{)/g)];
  return [
    {type: 'ErrorCode', pattern: /\.code\s*[=!]=\s*\.(\w+)/dg},
    ...switches.map(({0: text, index}) => ({
      type: 'ErrorCode',
      pattern: /(?<=\bcase\s[\s.,\w]*)\.(\w+)(?=[\s.,\w]*:)/dg,
      start: index,
      end: closingBracket(code, index + text.length),
    })),
  ];
}
