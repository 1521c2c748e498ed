import type {Fact} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {entryPath, versionPath} from '../../contract/addresses';
import type {Edition} from '../../contract/language';
import type {FieldOn, TypeOn} from '../../contract/model';
import {firstVersion, namesSince} from '../../contract/names';
import {hasParts, partsOn} from '../../contract/spelling';

/** Inline code, of text that may have backticks. */
const code = (text: string) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);

type Parts = readonly (string | false | undefined)[];

const sentences = (parts: Parts): string => parts.filter(Boolean).join(' ');

const paragraphs = (parts: Parts): string => parts.filter(Boolean).join('\n\n');

/** What there is to say of a name. Not a row: a name takes half of a phone's width, and leaves too little for a column. */
const item = (name: string, parts: Parts): string => `- ${name}: ${sentences(parts)}`;

/** The name of an entry is a link to itself, whose id ./index.ts gives to the item or the heading that it begins. */
const entry = (spelling: string, {address}: {address: string}): string =>
  `[${code(spelling)}](${address})`;

/** A fact about an entry. */
const labelled = (label: string, text: string) => `**${label}** ${text}`;

/** Longest line that the docs' text column shows without scrolling at desktop width. */
const MAX_LENGTH = 72;

/** A bracket, or the comma between two parameters; the head of an arrow is none. */
const MARK = /[<([{]|(?<![-=])>|[)\]}]|,\s/g;

/**
 * Breaks a long signature after its opening parenthesis and after each of its parameters.
 *
 * `fun start(id: String, options: Map<String, Int>, onDone: () -> Unit): Session` →
 * `fun start(\n    id: String,\n    options: Map<String, Int>,\n    onDone: () -> Unit\n): Session`
 */
export function formatSignature(signature: string): string {
  const start = signature.indexOf('(') + 1;
  if (signature.length <= MAX_LENGTH || start === 0) {
    return signature;
  }
  let [depth, from] = [1, start];
  const parameters: string[] = [];
  for (const {0: mark, index} of signature.slice(start).matchAll(MARK)) {
    const at = start + index;
    depth += mark.startsWith(',') ? 0 : /[<([{]/.test(mark) ? 1 : -1;
    if (depth === 0 || (depth === 1 && mark.startsWith(','))) {
      parameters.push(signature.slice(from, at));
      from = at + mark.length;
    }
    if (depth === 0) {
      return `${signature.slice(0, start)}\n    ${parameters.join(',\n    ')}\n${signature.slice(at)}`;
    }
  }
  return signature;
}

/**
 * That something is there since a version, with a link to it on the install page of the platform; empty for what was
 * there from the first version on, as most of an SDK is.
 */
const sinceVersion = (version: string | undefined, edition: Edition): string => {
  const {say, contract} = edition;
  return version === undefined || version === firstVersion(contract)
    ? ''
    : say('sinceVersion', {
        version: `[${version}](${fileOf(versionPath(contract.platform, version))})`,
      });
};

/** The file of a doc in the place of its address: Docusaurus finds it in the same version and language. */
const fileOf = (address: string) => address.replace('#', '.mdx#');

/**
 * What there is to say of a field or a parameter: its type, what it means and its unit, its default,
 * and its version.
 *
 * @param isGiven whether apps give it a value, or leave that to its default
 */
function describeField(field: FieldOn, edition: Edition, isGiven = false): string {
  const {say} = edition;
  const {summary, type, unit, since, default: stated} = field;
  const value =
    stated && ('value' in stated ? code(stated.value) : 'words' in stated && stated.words);
  return sentences([
    `${code(type)}. ${summary}`,
    unit && say('unit', {unit}),
    isGiven && (stated ? (value ? say('default', {value}) : say('optional')) : say('required')),
    sinceVersion(since, edition),
  ]);
}

/** The fields of a value or an event, within what is said of it. */
const describeInside = (fields: readonly FieldOn[] = [], edition: Edition): string[] =>
  fields.map((field) => `${code(field.name)}: ${describeField(field, edition)}`);

export const stateList = ({contract: {states}, say}: Edition): string =>
  states
    .map((state) => {
      const next = state.next.map((name) => states.find((each) => each.name === name)?.spelling);
      const end =
        next.length > 0
          ? say('nextStates', {states: next.map((spelling = '') => code(spelling)).join(', ')})
          : say('ended');
      return item(entry(state.spelling, state), [state.summary, end]);
    })
    .join('\n');

export const eventList = (edition: Edition): string =>
  edition.contract.events
    .map((event) =>
      item(entry(event.spelling, event), [
        event.when,
        ...describeInside(event.attributes, edition),
      ]),
    )
    .join('\n');

/** The fields of a record, or the values of a closed list. */
export const partList = ({fields = [], values = [], received}: TypeOn, edition: Edition): string =>
  [
    ...fields.map((field) =>
      item(entry(field.name, field), [describeField(field, edition, !received)]),
    ),
    ...values.map((value) =>
      item(entry(value.spelling, value), [value.summary, ...describeInside(value.fields, edition)]),
    ),
  ].join('\n');

const languages: Record<PlatformId, string> = {
  android: 'kotlin',
  ios: 'swift',
  reactNative: 'ts',
  flutter: 'dart',
};

/** A signature as a block of code. */
const declaration = (signature: string, {contract: {platform}}: Edition) =>
  `\`\`\`${languages[platform]}\n${formatSignature(signature)}\n\`\`\``;

/** The members of an owner, each as a section. The page says how deep its heading is. */
export function memberList(owner: string, edition: Edition): string {
  const {say, contract} = edition;
  return paragraphs(
    contract.members
      .filter((member) => member.owner === owner)
      .flatMap((member) => [
        `# ${entry(member.name, member)}`,
        sentences([member.summary, sinceVersion(member.since, edition)]),
        declaration(member.signature, edition),
        member.parameters
          .map((parameter) => item(code(parameter.name), [describeField(parameter, edition, true)]))
          .join('\n'),
        member.result && labelled(say('result'), member.result),
        member.errors.length > 0 &&
          labelled(
            say('errors'),
            member.errors
              .flatMap((code) => contract.errors.filter((error) => error.code === code))
              .map((error) => entry(error.spelling, error))
              .join(', '),
          ),
      ]),
  );
}

/**
 * The types: those that are only names as a list, the others as sections.
 *
 * @param described the types whose parts the page has already: their entries lead to these, and say no more
 */
export function typeList(edition: Edition, described: ReadonlySet<string>): string {
  const {types} = edition.contract;
  const summaryOf = ({summary, since}: TypeOn) => [summary, sinceVersion(since, edition)];
  return paragraphs([
    types
      .filter((type) => !hasParts(type))
      .map((type) => item(entry(type.name, type), summaryOf(type)))
      .join('\n'),
    ...types
      .filter(hasParts)
      .flatMap((type) => [
        `# ${entry(type.name, type)}`,
        described.has(type.name) ? sinceVersion(type.since, edition) : sentences(summaryOf(type)),
        type.signature && declaration(type.signature, edition),
        described.has(type.name) ? partLinks(type) : partList(type, edition),
      ]),
  ]);
}

/** Links to the parts of a type. */
const partLinks = ({fields = [], values = []}: TypeOn): string =>
  [
    ...fields.map((field) => entry(field.name, field)),
    ...values.map((value) => entry(value.spelling, value)),
  ].join(', ');

/** The errors as entries, below what their messages have in common. */
export function errorList(edition: Edition): string {
  const {
    contract: {errors},
    say,
  } = edition;
  const [first] = errors;
  return paragraphs([
    first && say('messageEnd', {address: code(first.entry)}),
    ...errors.flatMap((error) => [
      `# ${entry(error.spelling, error)}`,
      sentences([error.cause, error.mend, sinceVersion(error.since, edition)]),
      labelled(say('message'), code(error.says)),
      labelled(say('retryable'), say(error.retryable ? 'yes' : 'no')),
    ]),
  ]);
}

const STORES = {android: 'Play Console', ios: 'App Store Connect'} as const;

/** Facts as a list, each with what the stores of a platform call it; without a platform, those of all. */
export const factList = (
  facts: readonly Fact[],
  say: Edition['say'],
  platform?: PlatformId,
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
      `# [${release.version}](${release.address})`,
      edition.say('released', {date: release.date}),
      releaseNotes(release.version, edition, (address) =>
        fileOf(entryPath(edition.contract.platform, address)),
      ),
    ]),
  );

/**
 * What a version brings to a platform, and what to do about it if anything, as a list.
 *
 * @param addressOf the address of an entry of the platform's reference, by its address there
 */
export function releaseNotes(
  version: string,
  edition: Edition,
  addressOf: (address: string) => string,
): string {
  const {say, contract} = edition;
  const release = contract.releases.find((each) => each.version === version);
  const names = namesSince(version, contract).map(
    ({name, address}) => `[${code(name)}](${addressOf(address)})`,
  );
  const news = (['added', 'changed', 'fixed', 'removed', 'steps'] as const).flatMap((kind) => {
    const list = kind === 'added' && names.length > 0 && `${names.join(', ')}.`;
    const text = sentences([list, ...(release?.[kind] ?? [])]);
    return text ? [labelled(say(kind), text)] : [];
  });
  return (news.length > 0 ? news : [say('noChanges')]).map((line) => `- ${line}`).join('\n');
}
