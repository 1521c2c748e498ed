import type {Plugin} from '@docusaurus/types';
import {contract} from '../../../product/contract';
import type {Contract} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {type Say, sayIn, type Texts, translatableTexts} from '../../../lib/translations';

const label = (message: string, description: string) => ({message, description});

const answer = (message: string) => ({
  message,
  description: 'Whether the same call can succeed later without a change to the app',
});

/** What stands in the reference beside the contract's own words. */
const texts = {
  nextStates: {message: 'Next: {states}.', description: 'States that a state can go to'},
  ended: {message: 'This state is final.', description: 'Of a state that no other follows'},
  messageEnd: {
    message: 'Each message ends with the address of its entry here, such as {address}.',
    description: 'Above the errors of the SDK',
  },
  message: label('Message:', "Before what an error's message says before the address of its entry"),
  retryable: label('Try again:', 'Before the answer whether that can help'),
  yes: answer('Yes'),
  no: answer('No'),
  default: {message: 'Default: {value}.', description: 'Behind what a parameter means'},
  optional: {
    message: 'Optional.',
    description: 'In the place of a default, of settings that each have one',
  },
  required: {message: 'Required.', description: 'In the place of a default'},
  unit: {message: 'Unit: {unit}.', description: 'Behind what a number means'},
  result: label('Result:', 'Before what a function gives back'),
  errors: label('Errors:', 'Before the codes of errors'),
  sinceVersion: {message: 'Since {version}.', description: 'Behind what a part of the SDK is'},
  place: {message: 'See {place}.', description: 'The section that has the parts of a type'},
  released: {message: 'Released on {date}.', description: 'The date is written as 2026-11-03'},
  announcement: {
    message: 'What has changed in version {version} of the SDK, and what to do about it.',
    description: 'What an item of the feeds is about',
  },
  added: label('Added:', 'Before what is new in a version'),
  changed: label('Changed:', 'Before what a version does in another way'),
  removed: label('Removed:', 'Before what a version no longer has'),
  steps: label('What to do:', 'Before what an app that upgrades has to do'),
  noChanges: {
    message: 'No changes on this platform.',
    description: 'Of a version that changes other platforms alone',
  },
} satisfies Texts;

/** Fields that are words for readers; all others are names, types and code. */
const WORDS = ['summary', 'when', 'cause', 'mend', 'result', 'unit', 'text', 'words'];

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
