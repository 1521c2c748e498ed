import type {Parameter, ValueType} from '../../../product/contract/types';
import {entryIds, sinceVersion} from './addresses';
import {describeField} from './describe-field';
import type {Edition} from './language';
import {code, describedList, entry} from './markdown';
import {availableOn, spellEvent, spellValue, spellValueOf} from './spelling';

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

export function parameterList(parameters: readonly Parameter[], edition: Edition): string {
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
      `${summary} ${sinceVersion(since, edition)}`,
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
