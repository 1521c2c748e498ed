import {contract} from '../../product/contract';
import type {
  ContractError,
  DeliveryEventKind,
  Parameter,
  SessionState,
  ValueType,
} from '../../product/contract/types';
import type {PlatformId} from '../../product/types';
import {code, markdownTable} from './markdown-table';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellType,
  spellValue,
  spellVariant,
} from './spelling';

export function stateTable(states: readonly SessionState[], platform: PlatformId): string {
  const spell = (name: string) => code(spellValue(name, platform));
  return markdownTable(
    ['State', 'Meaning', 'Can go to'],
    states.map(({name, summary, next}) => [
      spell(name),
      summary,
      next.map(spell).join(', ') || 'The session has ended',
    ]),
  );
}

export function eventTable(events: readonly DeliveryEventKind[], platform: PlatformId): string {
  return markdownTable(
    ['Event', 'When it comes', 'What it adds'],
    events.map(({name, when, attributes}) => [
      code(spellEvent(name, attributes, platform)),
      when,
      attributes
        .map((attribute) => `${code(attribute.name)}: ${describe(attribute, platform)}`)
        .join(' ') || '—',
    ]),
  );
}

export function errorTable(errors: readonly ContractError[], platform: PlatformId): string {
  return markdownTable(
    ['Code', 'Message', 'Why it happens', 'What to do', 'Try again'],
    errors.map((error) => [
      code(spellErrorCode(error, platform)),
      error.message,
      error.cause,
      error.mend,
      error.retryable ? 'Yes' : 'No',
    ]),
  );
}

export function typeTable(type: ValueType, platform: PlatformId): string {
  return type.fields ? fieldTable('Field', type.fields, platform) : valueTable(type, platform);
}

/** Fields of a record, or parameters of a function. */
export function fieldTable(
  head: string,
  fields: readonly Parameter[],
  platform: PlatformId,
): string {
  return markdownTable(
    [head, 'Type', 'Default', 'Meaning'],
    fields
      .filter((field) => availableOn(field, platform))
      .map((field) => [
        code(field.name),
        code(spellType(field.type, platform)),
        spellDefault(field, platform),
        withUnit(field),
      ]),
  );
}

function valueTable({name, values = []}: ValueType, platform: PlatformId): string {
  const hasFields = values.some(({fields}) => fields);
  return markdownTable(
    ['Value', 'Meaning'],
    values.map((value) => [
      code(
        hasFields
          ? spellVariant(name, value.name, value.fields ?? [], platform)
          : spellValue(value.name, platform),
      ),
      [
        value.summary,
        ...(value.fields ?? []).map((field) => `${code(field.name)}: ${describe(field, platform)}`),
      ].join(' '),
    ]),
  );
}

/** A field in one sentence, its type first. */
function describe(field: Parameter, platform: PlatformId): string {
  return `${code(spellType(field.type, platform))}. ${withUnit(field)}`;
}

/** A value or a number as code; words, such as "All defaults", as they are. */
function spellDefault(
  {type, default: value = 'Required'}: Parameter,
  platform: PlatformId,
): string {
  const isValue = contract.valueTypes.some(
    ({name, values = []}) => name === type && values.some((known) => known.name === value),
  );
  if (isValue) {
    return code(spellValue(value, platform));
  }
  return /^\d+$/.test(value) ? code(value) : value;
}

function withUnit({summary, unit}: Parameter): string {
  return unit ? `${summary} Unit: ${unit}.` : summary;
}
