import type {ContractError, Member, Parameter, ValueType} from '../../../product/contract/types';
import type {Release} from '../../../product/releases';
import type {PlatformId} from '../../../product/types';
import {entryBeside, entryIds, errorAddress, sinceVersion} from './addresses';
import type {Edition} from './language';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellLiteral,
  spellTypeOf,
  spellValue,
  spellValueOf,
} from './spelling';

/** Inline code. */
const code = (text: string) => `\`${text}\``;

/** Code that leads somewhere. */
const codeLink = (text: string, address: string) => `[${code(text)}](${address})`;

/** What an entry begins with: a link to itself, whose id ./read-entries gives to the entry. */
const entry = (name: string, id: string) => `[${name}](#${id})`;

/** A fact about an entry. */
const labelled = (label: string, text: string) => `**${label}** ${text}`;

type Parts = readonly (string | false | undefined)[];

const sentences = (parts: Parts): string => parts.filter(Boolean).join(' ');

const paragraphs = (parts: Parts): string => parts.filter(Boolean).join('\n\n');

/** Names, and what there is to say of each. */
const describedList = (items: readonly (readonly [name: string, text: string])[]): string =>
  items.map(([name, text]) => `- ${name}: ${text}`).join('\n');

/** Longest line that the docs' text column shows without scrolling at desktop width. */
const MAX_LENGTH = 72;

/**
 * Breaks a long signature after its opening parenthesis and after each of its parameters.
 *
 * `fun start(id: String, options: Map<String, Int>): Session` →
 * `fun start(\n    id: String,\n    options: Map<String, Int>\n): Session`
 */
export function formatSignature(signature: string): string {
  if (signature.length <= MAX_LENGTH || !signature.includes('(')) {
    return signature;
  }
  let depth = 0;
  let result = '';
  for (const character of signature) {
    if ('(<[{'.includes(character)) {
      depth += 1;
      result += character === '(' && depth === 1 ? '(\n    ' : character;
    } else if (')]}'.includes(character) || (character === '>' && !/[=-]$/.test(result))) {
      depth -= 1;
      result += character === ')' && depth === 0 ? '\n)' : character;
    } else {
      result += character === ',' && depth === 1 ? ',\n   ' : character;
    }
  }
  return result.replace(/\(\n\s+\n\)/g, '()');
}

/**
 * What there is to say of a field or a parameter: its type, what it means and its unit, its default,
 * and its version.
 *
 * @param isGiven whether apps give it a value, or leave that to its default
 */
function describeField(field: Parameter, edition: Edition, {isGiven}: {isGiven: boolean}): string {
  return sentences([
    `${code(spellTypeOf(field, edition.platform))}. ${withUnit(field, edition)}`,
    isGiven && spellDefault(field, edition),
    sinceVersion(field.since, edition),
  ]);
}

function spellDefault(field: Parameter, {platform, say}: Edition): string {
  const {default: stated, type} = field;
  if (stated === undefined) {
    return say('required');
  }
  if ('fields' in stated) {
    return say('optional');
  }
  return say('default', {
    value: 'words' in stated ? stated.words : code(spellLiteral(stated.value, type, platform)),
  });
}

/** A number has a unit; a duration is one on React Native only. */
function withUnit({summary, type, unit}: Parameter, {platform, say}: Edition): string {
  const isNumber = type !== 'duration' || platform === 'reactNative';
  return unit && isNumber ? `${summary} ${say('unit', {unit})}` : summary;
}

/*
 * Lists and not tables: a name of the SDK takes half of a phone's width, and leaves too little for a
 * second column.
 */

export function stateList({contract, platform, say}: Edition): string {
  const spell = (name: string) => code(spellValue(name, platform));
  return describedList(
    contract.states.map(({name, summary, next}) => [
      entry(spell(name), entryIds.state(name)),
      `${summary} ${next.length > 0 ? say('nextStates', {states: next.map(spell).join(', ')}) : say('ended')}`,
    ]),
  );
}

export function eventList(edition: Edition): string {
  const {contract, platform} = edition;
  return describedList(
    contract.events.map(({name, when, attributes}) => [
      entry(code(spellEvent(name, attributes, platform)), entryIds.event(name)),
      [when, ...describeInside(attributes, edition)].join(' '),
    ]),
  );
}

function parameterList(parameters: readonly Parameter[], edition: Edition): string {
  return describedList(
    parameters.map((parameter) => [
      code(parameter.name),
      describeField(parameter, edition, {isGiven: true}),
    ]),
  );
}

/** Types without fields or values of their own: what each is, and since which version. */
export const nameList = (types: readonly ValueType[], edition: Edition): string =>
  describedList(
    types.map(({name, summary, since}) => [
      entry(code(name), entryIds.type(name)),
      sentences([summary, sinceVersion(since, edition)]),
    ]),
  );

/** The fields of a record, or the values of a closed list. */
export const partList = (type: ValueType, edition: Edition): string =>
  describedList(type.fields ? describeFields(type, edition) : describeValues(type, edition));

function describeFields({name: type, fields = [], received}: ValueType, edition: Edition) {
  return fields
    .filter((field) => availableOn(field, edition.platform))
    .map((field): [string, string] => [
      entry(code(field.name), entryIds.part(type, field.name)),
      describeField(field, edition, {isGiven: !received}),
    ]);
}

const describeValues = (type: ValueType, edition: Edition) =>
  (type.values ?? []).map((value): [string, string] => [
    entry(code(spellValueOf(type, value, edition.platform)), entryIds.part(type.name, value.name)),
    [value.summary, ...describeInside(value.fields ?? [], edition)].join(' '),
  ]);

/** The fields of a value or an event, within what is said of it. */
const describeInside = (fields: readonly Parameter[], edition: Edition): string[] =>
  fields.map((field) => `${code(field.name)}: ${describeField(field, edition, {isGiven: false})}`);

const languages: Record<PlatformId, string> = {
  android: 'kotlin',
  ios: 'swift',
  reactNative: 'ts',
  flutter: 'dart',
};

/** One member as a section of the reference. The page says how deep its heading is. */
export function memberReference(member: Member, edition: Edition): string {
  const {name, summary, parameters, result, errors, since, signatures} = member;
  const {platform, say} = edition;
  const ownParameters = parameters.filter((parameter) => availableOn(parameter, platform));
  return paragraphs([
    `# ${entry(code(name), entryIds.member(name))}`,
    sentences([summary, sinceVersion(since, edition)]),
    `\`\`\`${languages[platform]}\n${formatSignature(signatures[platform] ?? '')}\n\`\`\``,
    ownParameters.length > 0 && parameterList(ownParameters, edition),
    result && labelled(say('result'), result),
    errors.length > 0 &&
      labelled(say('errors'), errors.map((error) => errorLink(error, edition)).join(', ')),
  ]);
}

const errorLink = (error: string, {platform}: Edition): string =>
  codeLink(spellErrorCode({code: error}, platform), `#${entryIds.error({code: error})}`);

/**
 * One value type as a section of the reference.
 *
 * @param place the title of the section in which the page has the type's parts already
 */
export function typeReference(type: ValueType, edition: Edition, place?: string): string {
  const {name, summary, since, fields, values = []} = type;
  const [first] = fields?.filter((field) => availableOn(field, edition.platform)) ?? values;
  const link = first && `[${place}](#${entryIds.part(name, first.name)})`;
  return paragraphs([
    `# ${entry(code(name), entryIds.type(name))}`,
    sentences([
      summary,
      sinceVersion(since, edition),
      place && link && edition.say('place', {place: link}),
    ]),
    !place && partList(type, edition),
  ]);
}

/** The errors as entries, below what their messages have in common. */
export function errorList(edition: Edition): string {
  const {contract, platform, say} = edition;
  const [first] = contract.errors;
  return paragraphs([
    first && say('messageEnd', {address: code(errorAddress(first, platform))}),
    ...contract.errors.map((error) => errorReference(error, edition)),
  ]);
}

function errorReference(error: ContractError, edition: Edition): string {
  const {cause, mend, since, retryable, message} = error;
  const {platform, say} = edition;
  return paragraphs([
    `# ${entry(code(spellErrorCode(error, platform)), entryIds.error(error))}`,
    sentences([cause, mend, sinceVersion(since, edition)]),
    labelled(say('message'), code(message)),
    labelled(say('retryable'), say(retryable ? 'yes' : 'no')),
  ]);
}

const KINDS = ['added', 'changed', 'removed', 'steps'] as const;

/** One version of the SDK as an entry of the list of versions. */
export function releaseReference(release: Release, edition: Edition): string {
  const {version, date} = release;
  return [
    `# ${entry(version, entryIds.version(version))}`,
    edition.say('released', {date}),
    releaseNotes(release, edition, (id) => entryBeside(edition.platform, id)),
  ].join('\n\n');
}

/**
 * What a version brings to a platform, and what to do about it if anything, as a list.
 *
 * @param addressOf the address of an entry of the platform's reference, by its id
 */
export function releaseNotes(
  release: Release,
  edition: Edition,
  addressOf: (id: string) => string,
): string {
  const {platform, say} = edition;
  const textOf = (kind: (typeof KINDS)[number]): string => {
    const notes = (release[kind] ?? []).filter((note) => availableOn(note, platform));
    const names = kind === 'added' ? newNames(release, edition, addressOf) : [];
    return [...names, ...notes.map(({text}) => text)].join(' ');
  };
  const news = KINDS.flatMap((kind) => {
    const text = textOf(kind);
    return text ? [labelled(say(kind), text)] : [];
  });
  const lines = news.length > 0 ? news : [say('noChanges')];
  return lines.map((line) => `- ${line}`).join('\n');
}

/** The names of the contract that came with a version, as a sentence with links; the first version has them all. */
function newNames(
  {version}: Release,
  {contract, platform}: Edition,
  addressOf: (id: string) => string,
): string[] {
  const isNew = ({since}: {since?: string}) => since === version;
  const link = (name: string, id: string) => codeLink(name, addressOf(id));
  const types = contract.valueTypes.filter((type) => availableOn(type, platform));
  const names = [
    ...contract.members
      .filter((member) => isNew(member) && member.signatures[platform])
      .map(({name}) => link(name, entryIds.member(name))),
    ...types.filter(isNew).map(({name}) => link(name, entryIds.type(name))),
    ...types.flatMap(({name: type, fields = []}) =>
      fields
        .filter((field) => isNew(field) && availableOn(field, platform))
        .map(({name}) => link(`${type}.${name}`, entryIds.part(type, name))),
    ),
    ...contract.errors
      .filter(isNew)
      .map((error) => link(spellErrorCode(error, platform), entryIds.error(error))),
  ];
  const isFirst = version === contract.releases.at(-1)?.version;
  return isFirst || names.length === 0 ? [] : [`${names.join(', ')}.`];
}
