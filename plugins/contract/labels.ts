import type {Texts} from '../../lib/translations';

/** @param description what translators have to know of it */
const text = (message: string, description: string) => ({message, description});

const answer = (message: string) =>
  text(message, 'Whether the same call can succeed later without a change to the app');

/** What stands in the reference beside the contract's own words. */
export const labels = {
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
