import type {Parameter, ValueType} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import type {Language} from './language';
import {code, markdownTable} from './markdown-table';
import {
  availableOn,
  spellDuration,
  spellErrorCode,
  spellEvent,
  spellType,
  spellValue,
  spellVariant,
} from './spelling';
import {isWords} from './words';

/** The contract as readers of one platform's pages get it. */
export interface Edition extends Language {
  platform: PlatformId;
}

export function stateTable({contract, platform, say}: Edition): string {
  const spell = (name: string) => code(spellValue(name, platform));
  return markdownTable(
    [say('state'), say('meaning'), say('nextStates')],
    contract.states.map(({name, summary, next}) => [
      spell(name),
      summary,
      next.map(spell).join(', ') || say('ended'),
    ]),
  );
}

export function eventTable(edition: Edition): string {
  const {contract, platform, say} = edition;
  return markdownTable(
    [say('event'), say('when'), say('attributes')],
    contract.events.map(({name, when, attributes}) => [
      code(spellEvent(name, attributes, platform)),
      when,
      attributes.map((attribute) => describe(attribute, edition)).join(' ') || '—',
    ]),
  );
}

export function errorTable({contract, platform, say}: Edition): string {
  return markdownTable(
    [say('code'), say('message'), say('cause'), say('mend'), say('retryable')],
    contract.errors.map((error) => [
      code(spellErrorCode(error, platform)),
      error.message,
      error.cause,
      error.mend,
      say(error.retryable ? 'yes' : 'no'),
    ]),
  );
}

export function typeTable(type: ValueType, edition: Edition): string {
  const {fields, received = false} = type;
  return fields ? fieldTable('field', fields, edition, received) : valueTable(type, edition);
}

/**
 * Fields of a record, or parameters of a function.
 *
 * @param received whether apps only read them, so that there is no default to show
 */
export function fieldTable(
  head: 'field' | 'parameter',
  fields: readonly Parameter[],
  edition: Edition,
  received = false,
): string {
  const {platform, say} = edition;
  return markdownTable(
    [say(head), say('type'), ...(received ? [] : [say('default')]), say('meaning')],
    fields
      .filter((field) => availableOn(field, platform))
      .map((field) => [
        code(field.name),
        code(spellType(field.type, platform)),
        ...(received ? [] : [spellDefault(field, edition)]),
        withUnit(field, edition),
      ]),
  );
}

function valueTable({name, values = []}: ValueType, edition: Edition): string {
  const {platform, say} = edition;
  const hasFields = values.some(({fields}) => fields);
  return markdownTable(
    [say('value'), say('meaning')],
    values.map((value) => [
      code(
        hasFields
          ? spellVariant(name, value.name, value.fields ?? [], platform)
          : spellValue(value.name, platform),
      ),
      [value.summary, ...(value.fields ?? []).map((field) => describe(field, edition))].join(' '),
    ]),
  );
}

/** A field in one sentence, its name and its type first. */
function describe(field: Parameter, edition: Edition): string {
  const type = code(spellType(field.type, edition.platform));
  return `${code(field.name)}: ${type}. ${withUnit(field, edition)}`;
}

function spellDefault({default: value, type}: Parameter, {platform, say}: Edition): string {
  if (value === undefined) {
    return say('required');
  }
  if (isWords(value)) {
    return value;
  }
  if (type === 'duration') {
    return code(spellDuration(value, platform));
  }
  return code(/^\d+$/.test(value) ? value : spellValue(value, platform));
}

/** A number has a unit; a duration is one on React Native only. */
function withUnit({summary, type, unit}: Parameter, {platform, say}: Edition): string {
  const isNumber = type !== 'duration' || platform === 'reactNative';
  return unit && isNumber ? `${summary} ${say('unit', {unit})}` : summary;
}
