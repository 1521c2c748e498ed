import type {Texts} from '../../../lib/translatable-texts';

const head = (message: string) => ({message, description: 'Head of a column'});

const answer = (message: string) => ({
  message,
  description: 'Whether the same call can succeed later without a change to the app',
});

/** What stands in the tables and the reference beside the contract's own words. */
export const texts = {
  state: head('State'),
  nextStates: head('Can go to'),
  ended: {message: 'The session has ended', description: 'Of a state that no other follows'},
  event: head('Event'),
  when: head('When it comes'),
  attributes: head('What it adds'),
  code: head('Code'),
  message: head('Message'),
  cause: head('Why it happens'),
  mend: head('What to do'),
  retryable: head('Try again'),
  yes: answer('Yes'),
  no: answer('No'),
  field: head('Field'),
  parameter: head('Parameter'),
  value: head('Value'),
  type: head('Type'),
  default: head('Default'),
  meaning: head('Meaning'),
  required: {message: 'Required', description: 'In the place of a default'},
  unit: {message: 'Unit: {unit}.', description: 'Behind what a number means'},
  result: {message: 'Result:', description: 'Before what a function gives back'},
  errors: {message: 'Errors:', description: 'Before the codes of errors'},
  since: {message: 'Since:', description: 'Before a version'},
  sinceVersion: {message: 'Since {version}.', description: 'Behind what a type is'},
} satisfies Texts;
