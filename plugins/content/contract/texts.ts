import type {Texts} from '../../../lib/translations';

const label = (message: string, description: string) => ({message, description});

const answer = (message: string) => ({
  message,
  description: 'Whether the same call can succeed later without a change to the app',
});

/** What stands in the reference beside the contract's own words. */
export const texts = {
  nextStates: {message: 'Next: {states}.', description: 'States that a state can go to'},
  ended: {message: 'The session has ended.', description: 'Of a state that no other follows'},
  message: label('Message:', "Before the text of an error's message"),
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
  noSteps: {message: 'Nothing.', description: 'What an app that upgrades has to do'},
} satisfies Texts;
