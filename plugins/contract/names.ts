import type {PlatformContract} from './model';
import {spellings} from './spelling';

/** Something of the SDK that code on a platform can name. */
export interface SdkName {
  /** The word by itself: `turnOn`, `MOVIE_NIGHT`. */
  name: string;
  /** As the reference writes it: `turnOn`, `LampErrorCode.LAMP_UNREACHABLE`. */
  spelling: string;
  kind: 'type' | 'member' | 'field' | 'value' | 'parameter';
  /** The type that it belongs to; empty for a type, a function and a parameter. */
  owner: string;
  /** Its entry on the page of the reference, such as `#api-turnOn`; what has none is known, but no link. */
  address?: string | undefined;
  /** The version that brought it, if it says so. */
  since?: string | undefined;
}

/** Every name of a contract on its platform. */
export const namesOf = ({
  platform,
  members,
  types,
  events,
  states,
  errors,
}: PlatformContract): SdkName[] => [
  ...members.flatMap((member) => [
    sdkName('member', member.call.split('.').at(-2) ?? '', member.name, member),
    ...member.parameters.map(({name}) => sdkName('parameter', '', name)),
  ]),
  ...types.flatMap((type) => [
    sdkName('type', type.name.split('.').slice(0, -1).join('.'), type.name, type),
    ...(type.fields ?? []).map((field) => sdkName('field', type.name, field.name, field)),
    ...(type.values ?? []).flatMap((value) => [
      sdkName('value', type.name, value.spelling, value),
      ...(value.fields ?? []).map(({name}) => sdkName('field', type.name, name)),
    ]),
  ]),
  ...events.flatMap((event) => {
    const isClass = spellings[platform].eventIsClass;
    const named = sdkName(
      isClass ? 'type' : 'value',
      isClass ? '' : event.type,
      event.spelling,
      event,
    );
    const owner = isClass ? named.name : event.type;
    return [named, ...event.attributes.map(({name}) => sdkName('field', owner, name))];
  }),
  ...[...states, ...errors].map((part) => sdkName('value', part.type, part.spelling, part)),
];

/** The first version of the SDK, from which on most of it is there. */
export const firstVersion = ({releases}: PlatformContract) => releases.at(-1)?.version;

/** The parts that a version brought, each under its full name; none for the first version, which has all others. */
export const namesSince = (version: string, contract: PlatformContract) =>
  namesOf(contract).flatMap(({kind, owner, spelling, address, since}) => {
    const isNew = since === version && version !== firstVersion(contract);
    const name = kind === 'field' ? `${owner}.${spelling}` : spelling;
    return isNew && address ? {name, address} : [];
  });

const sdkName = (
  kind: SdkName['kind'],
  owner: string,
  spelling: string,
  {address, since}: Pick<SdkName, 'address' | 'since'> = {},
): SdkName => ({kind, owner, name: wordIn(spelling), spelling, address, since});

/** `Lamp.Light.WarmWhite(level)` → `WarmWhite`, `.turnedOn` → `turnedOn`, `{type: 'colour', hue}` → `colour`. */
const wordIn = (spelling: string): string =>
  /^(?:\{type: ')?(?:(?:\w+\.)+|\W)?(\w+)/.exec(spelling)?.[1] ?? spelling;
