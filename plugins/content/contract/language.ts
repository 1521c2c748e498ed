import type {Plugin} from '@docusaurus/types';
import {contract} from '../../../product/contract';
import type {Contract} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {type Say, sayIn, type Texts, translatableTexts} from '../../../lib/translations';

/** @param description what translators have to know of it */
const text = (message: string, description: string) => ({message, description});

const answer = (message: string) =>
  text(message, 'Whether the same call can succeed later without a change to the app');

/** What stands in the reference beside the contract's own words. */
const texts = {
  nextStates: text('Next: {states}.', 'States that a state can go to'),
  ended: text('This state is final.', 'Of a state that no other follows'),
  messageEnd: text(
    'Each message ends with the address of its entry here, such as {address}.',
    'Above the errors of the SDK',
  ),
  message: text('Message:', "Before what an error's message says before the address of its entry"),
  retryable: text('Try again:', 'Before the answer whether that can help'),
  yes: answer('Yes'),
  no: answer('No'),
  default: text('Default: {value}.', 'Behind what a parameter means'),
  optional: text('Optional.', 'In the place of a default, of settings that each have one'),
  required: text('Required.', 'In the place of a default'),
  unit: text('Unit: {unit}.', 'Behind what a number means'),
  result: text('Result:', 'Before what a function gives back'),
  errors: text('Errors:', 'Before the codes of errors'),
  sinceVersion: text('Since {version}.', 'Behind what a part of the SDK is'),
  place: text('See {place}.', 'The section that has the parts of a type'),
  released: text('Released on {date}.', 'The date is written as 2026-11-03'),
  announcement: text(
    'What has changed in version {version} of the SDK, and what to do about it.',
    'What an item of the feeds is about',
  ),
  added: text('Added:', 'Before what is new in a version'),
  changed: text('Changed:', 'Before what a version does in another way'),
  removed: text('Removed:', 'Before what a version no longer has'),
  steps: text('What to do:', 'Before what an app that upgrades has to do'),
  store: text('In {store}: {words}.', "What a store's form calls a kind of data"),
  noChanges: text(
    'No changes on this platform.',
    'Of a version that changes other platforms alone',
  ),
} satisfies Texts;

/** Fields that are words for readers; all others are names, types and code. */
const WORDS = ['summary', 'title', 'when', 'cause', 'mend', 'result', 'unit', 'text', 'words'];

/** A contract with other words. */
export const mapWords = (
  contract: Contract,
  change: (words: string, field: string) => string,
): Contract =>
  JSON.parse(JSON.stringify(contract), (field, value: unknown) =>
    typeof value === 'string' && WORDS.includes(field) ? change(value, field) : value,
  ) as Contract;

/** The texts beside a contract, and its words by themselves. */
function englishOf(contract: Contract): Texts {
  const found: Record<string, Texts[string]> = {...texts};
  mapWords(contract, (message, field) => {
    found[message] = {message, description: `In the contract of the SDK: ${field}`};
    return message;
  });
  return found;
}

/** The contract in the language of the build, and what its entries say beside it. */
export interface Language {
  contract: Contract;
  say: Say<keyof typeof texts>;
}

/** The contract as readers of one platform's pages get it. */
export interface Edition extends Language {
  platform: PlatformId;
}

let current = languageOf(contract);

/** A contract in a language, which is English unless there is a translation. */
export function languageOf(contract: Contract, translated = englishOf(contract)): Language {
  const say = sayIn(translated);
  return {contract: mapWords(contract, (words) => say(words)), say};
}

/** The language of the build: the bundler calls plugins for Markdown without telling them which it is. */
export const currentLanguage = (): Language => current;

/** Lets the words of `product/contract/` be translated, and has its entries speak the language of the build. */
export default function contractLanguage(): Plugin {
  return {
    name: 'contract-tables',
    ...translatableTexts(englishOf(contract)),
    contentLoaded({content}) {
      current = languageOf(contract, content as Texts);
    },
  };
}
