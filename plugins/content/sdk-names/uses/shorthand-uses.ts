import type {ContractNames} from '../contract-names';
import type {MemberUse, Sample} from '../sample';
import {bodiesOf, namesIn} from '../text/find';
import {declaredPlaces} from './declared-places';

/** Where a value of a type can appear in Swift. */
export interface Place {
  type: string;
  /** The value's name is the first group. */
  pattern: RegExp;
  start?: number;
  end?: number;
}

/** The value of a `case`, alone or in a list. */
const CASE = /(?<=\bcase\s[\s.,\w]*)\.(\w+)(?=[\s.,\w]*:)/dg;

/**
 * Swift omits the type of a value, as in `complete(.leftAtDoor)`. The contract says which type is meant:
 * in a member's first argument, after an argument's label, and wherever an error's code is compared. A
 * `switch` is over a type if each of its cases is a value of that type. The app says it of its own names.
 *
 * @param samples the whole app
 */
export function shorthandUses(
  sample: Sample,
  names: ContractNames,
  samples: readonly Sample[],
): MemberUse[] {
  const {code} = sample;
  // Of two places, the later counts: the contract's own.
  const places = [
    ...declaredPlaces(sample, names, samples),
    ...argumentPlaces(names),
    // System errors have a code too.
    ...(code.includes('DeliveryError') ? codePlaces(code) : []),
    ...switchPlaces(code, names),
  ];
  const uses = places.flatMap(({type, pattern, start = 0, end = code.length}) =>
    namesIn(code, pattern)
      .filter(({offset}) => offset > start && offset < end)
      .map((name) => ({owner: type, ...name})),
  );
  return [...new Map(uses.map((use) => [use.offset, use])).values()];
}

/** The condition of a choice between two values: `on ? .saver : .balanced`. */
export const CONDITION = '(?:[^(),:\\n]*\\?\\s*(?:\\.\\w+\\s*:\\s*)?)?';

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
  // Two records may share a field name.
  return [...new Map(places.map((place) => [place.before, place])).values()].map(
    ({type, before}) => ({
      type,
      pattern: new RegExp(`(?<=\\b${before}\\s*${CONDITION})\\.(\\w+)`, 'dg'),
    }),
  );
}

const codePlaces = (code: string): Place[] => [
  {type: 'ErrorCode', pattern: /\.code\s*[=!]=\s*\.(\w+)/dg},
  ...bodiesOf(code, /\bswitch\s+[\w.]+\.code\s*(?=\{)/g).map((body) => ({
    ...body,
    type: 'ErrorCode',
    pattern: CASE,
  })),
];

const switchPlaces = (code: string, {values}: ContractNames): Place[] =>
  bodiesOf(code, /\bswitch\s+[^{\n]+(?=\{)/g).flatMap((body) => {
    const cases = [...code.slice(body.start, body.end).matchAll(/\bcase\s+(?:let\s+)?\.(\w+)/g)];
    const of = [...values].find(
      ([, known]) => cases.length > 0 && cases.every(([, name = '']) => known.has(name)),
    );
    return of ? [{...body, type: of[0], pattern: /(?<=\bcase\s[\s.,\w]*)\.(\w+)/dg}] : [];
  });
