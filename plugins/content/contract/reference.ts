import type {Fact, Parameter, ValueType} from '../../../product/contract/types';
import {platforms} from '../../../product/platforms';
import type {PlatformId, Release} from '../../../product/types';
import {entryIds, errorAddress, referenceDoc} from './addresses';
import {sdkNames} from '../sdk-names/names';
import type {Edition, Language} from './language';
import {
  hasParts,
  partsOn,
  spellEvent,
  spellLiteral,
  spellTypeOf,
  spellValueOf,
  spellings,
} from './spelling';

/** Inline code. */
const code = (text: string) => `\`${text}\``;

type Parts = readonly (string | false | undefined)[];

const sentences = (parts: Parts): string => parts.filter(Boolean).join(' ');

const paragraphs = (parts: Parts): string => parts.filter(Boolean).join('\n\n');

/** What there is to say of a name. Not a row: a name takes half of a phone's width, and leaves too little for a column. */
const item = (name: string, parts: Parts): string => `- ${name}: ${sentences(parts)}`;

/** The name of an entry is a link to itself, whose id ./index.ts gives to the item or the heading that it begins. */
const entry = (spelled: string, id: string): string => `[${code(spelled)}](#${id})`;

const errorEntry = (error: string, platform: PlatformId): string =>
  entry(spellings[platform].errorCode(error), entryIds.error(error));

/** A fact about an entry. */
const labelled = (label: string, text: string) => `**${label}** ${text}`;

/** Longest line that the docs' text column shows without scrolling at desktop width. */
const MAX_LENGTH = 72;

/**
 * Breaks a long signature after its opening parenthesis and after each of its parameters.
 *
 * `fun start(id: String, options: Map<String, Int>): Session` →
 * `fun start(\n    id: String,\n    options: Map<String, Int>\n): Session`
 */
export function formatSignature(signature: string): string {
  const [, head, parameters, tail] = /^([^(]*\()(.+)(\)[^)]*)$/.exec(signature) ?? [];
  // A comma inside brackets has no bracket between it and the end of these.
  const lines = parameters?.replace(/,\s(?!(?:[^<([{]|\(\))*[>)\]}])/g, ',\n    ');
  return signature.length <= MAX_LENGTH || lines === undefined
    ? signature
    : `${head}\n    ${lines}\n${tail}`;
}

/**
 * That something is there since a version, with a link to it on the install page of the platform; empty for what was
 * there from the first version on, as most of an SDK is.
 */
const sinceVersion = (version: string | undefined, {say, platform, contract}: Edition): string =>
  version === undefined || version === contract.releases.at(-1)?.version
    ? ''
    : say('sinceVersion', {
        version: `[${version}](/${platforms[platform].path}/install.mdx#${entryIds.version(version)})`,
      });

/**
 * What there is to say of a field or a parameter: its type, what it means and its unit, its default,
 * and its version.
 *
 * @param isGiven whether apps give it a value, or leave that to its default
 */
function describeField(field: Parameter, edition: Edition, isGiven = false): string {
  const {platform, say} = edition;
  const {summary, type, unit, default: stated} = field;
  // A duration is a number on React Native only.
  const isNumber = type !== 'duration' || platform === 'reactNative';
  const value =
    stated && 'value' in stated ? code(spellLiteral(stated.value, type, platform)) : undefined;
  const words = stated && 'words' in stated ? stated.words : value;
  return sentences([
    `${code(spellTypeOf(field, platform))}. ${summary}`,
    unit && isNumber && say('unit', {unit}),
    isGiven &&
      (stated ? (words ? say('default', {value: words}) : say('optional')) : say('required')),
    sinceVersion(field.since, edition),
  ]);
}

/** The fields of a value or an event, within what is said of it. */
const describeInside = (fields: readonly Parameter[] = [], edition: Edition): string[] =>
  fields.map((field) => `${code(field.name)}: ${describeField(field, edition)}`);

export const stateList = ({contract, platform, say}: Edition): string =>
  contract.states
    .map(({name, summary, next}) => {
      const states = next.map((each) => code(spellings[platform].value(each))).join(', ');
      const end = states ? say('nextStates', {states}) : say('ended');
      return item(entry(spellings[platform].value(name), entryIds.state(name)), [summary, end]);
    })
    .join('\n');

export const eventList = (edition: Edition): string =>
  edition.contract.events
    .map((event) => {
      const name = entry(spellEvent(event, edition.platform), entryIds.event(event.name));
      return item(name, [event.when, ...describeInside(event.attributes, edition)]);
    })
    .join('\n');

/** The fields of a record, or the values of a closed list. */
export function partList(type: ValueType, edition: Edition): string {
  const {name: owner, fields, values = [], received} = type;
  const {platform} = edition;
  return [
    ...partsOn(platform, fields).map((field) => {
      const name = entry(field.name, entryIds.part(owner, field.name));
      return item(name, [describeField(field, edition, !received)]);
    }),
    ...values.map((value) => {
      const name = entry(spellValueOf(type, value, platform), entryIds.part(owner, value.name));
      return item(name, [value.summary, ...describeInside(value.fields, edition)]);
    }),
  ].join('\n');
}

const languages: Record<PlatformId, string> = {
  android: 'kotlin',
  ios: 'swift',
  reactNative: 'ts',
  flutter: 'dart',
};

/** The members of an owner that the platform has, each as a section. The page says how deep its heading is. */
export function memberList(owner: string, edition: Edition): string {
  const {platform, say, contract} = edition;
  const members = contract.members.filter(
    (each) => each.owner === owner && each.signatures[platform],
  );
  return paragraphs(
    members.flatMap(({name, summary, parameters, result, errors, since, signatures}) => [
      `# ${entry(name, entryIds.member(name))}`,
      sentences([summary, sinceVersion(since, edition)]),
      `\`\`\`${languages[platform]}\n${formatSignature(signatures[platform] ?? '')}\n\`\`\``,
      partsOn(platform, parameters)
        .map((parameter) => item(code(parameter.name), [describeField(parameter, edition, true)]))
        .join('\n'),
      result && labelled(say('result'), result),
      errors.length > 0 &&
        labelled(say('errors'), errors.map((error) => errorEntry(error, platform)).join(', ')),
    ]),
  );
}

/**
 * The value types: those that are only names as a list, the others as sections.
 *
 * @param places the titles of the sections in which the page has a type's parts already
 */
export function typeList(edition: Edition, places: ReadonlyMap<string, string>): string {
  const {platform, contract, say} = edition;
  const types = partsOn(platform, contract.valueTypes);
  const summaryOf = ({summary, since}: ValueType) => [summary, sinceVersion(since, edition)];
  return paragraphs([
    types
      .filter((type) => !hasParts(type))
      .map((type) => item(entry(type.name, entryIds.type(type.name)), summaryOf(type)))
      .join('\n'),
    ...types.filter(hasParts).flatMap((type) => {
      const {name, fields, values = []} = type;
      const place = places.get(name);
      const [first] = [...partsOn(platform, fields), ...values];
      const link = place && first && `[${place}](#${entryIds.part(name, first.name)})`;
      return [
        `# ${entry(name, entryIds.type(name))}`,
        sentences([...summaryOf(type), link && say('place', {place: link})]),
        !place && partList(type, edition),
      ];
    }),
  ]);
}

/** The errors as entries, below what their messages have in common. */
export function errorList(edition: Edition): string {
  const {contract, platform, say} = edition;
  const [first] = contract.errors;
  return paragraphs([
    first && say('messageEnd', {address: code(errorAddress(first.code, platform))}),
    ...contract.errors.flatMap((error) => [
      `# ${errorEntry(error.code, platform)}`,
      sentences([error.cause, error.mend, sinceVersion(error.since, edition)]),
      labelled(say('message'), code(error.message)),
      labelled(say('retryable'), say(error.retryable ? 'yes' : 'no')),
    ]),
  ]);
}

const STORES = {android: 'Play Console', ios: 'App Store Connect'} as const;

/** Facts as a list, each with what the stores of a platform call it; without a platform, those of all. */
export const factList = (
  facts: readonly Fact[],
  {platform, say}: Language & {platform?: PlatformId},
): string =>
  (platform ? partsOn(platform, facts) : facts)
    .map(({title, summary, stores}) => {
      const own = (['android', 'ios'] as const).filter(
        (store) => !platform || !(platform in STORES) || platform === store,
      );
      const forms = own.map(
        (store) => stores && say('store', {store: STORES[store], words: stores[store].words}),
      );
      return item(`**${title}**`, [summary, ...forms]);
    })
    .join('\n');

/** The versions of the SDK as entries, the newest first. */
export const releaseList = (edition: Edition): string =>
  paragraphs(
    edition.contract.releases.flatMap((release) => [
      `# [${release.version}](#${entryIds.version(release.version)})`,
      edition.say('released', {date: release.date}),
      // Docusaurus finds the file in the same version and language.
      releaseNotes(release, edition, (id) => `/${referenceDoc(edition.platform)}.mdx#${id}`),
    ]),
  );

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
  const {platform, say, contract} = edition;
  // The first version has it all.
  const isFirst = release.version === contract.releases.at(-1)?.version;
  const names = [...sdkNames(platform, contract).values()]
    .filter(({since, id}) => id && since === release.version && !isFirst)
    .map(({kind, owner, spelled, id = ''}) => {
      const name = kind === 'field' ? `${owner}.${spelled}` : spelled;
      return `[${code(name)}](${addressOf(id)})`;
    });
  const news = (['added', 'changed', 'removed', 'steps'] as const).flatMap((kind) => {
    const notes = partsOn(platform, release[kind]);
    const list = kind === 'added' && names.length > 0 && `${names.join(', ')}.`;
    const text = sentences([list, ...notes.map((note) => note.text)]);
    return text ? [labelled(say(kind), text)] : [];
  });
  return (news.length > 0 ? news : [say('noChanges')]).map((line) => `- ${line}`).join('\n');
}
