import {contract} from '../../product/contract';
import type {PlatformId} from '../../product/types';
import {nearestName} from '../nearest-name';
import {sourceError, type Place} from '../source-error';
import {currentLanguage} from './language';
import {memberReference, typeReference} from './reference';
import {errorTable, eventTable, stateTable, typeTable, type Edition} from './tables';
import {availableOn} from './spelling';

type Render = (edition: Edition) => string;

const tables: Record<string, Render> = {
  states: stateTable,
  events: eventTable,
  errors: errorTable,
};

const types: Record<string, Render> = Object.fromEntries(
  contract.valueTypes.map(({name}) => [
    name,
    (edition: Edition) =>
      edition.contract.valueTypes
        .filter((type) => type.name === name)
        .map((type) => typeTable(type, edition))
        .join('\n\n'),
  ]),
);

const references: Record<string, Render> = {
  ...Object.fromEntries(
    ['sdk', 'session', 'simulator'].map((owner) => [
      owner,
      (edition: Edition) =>
        edition.contract.members
          .filter((member) => member.owner === owner && member.signatures[edition.platform])
          .map((member) => memberReference(member, edition))
          .join('\n\n'),
    ]),
  ),
  types: (edition) =>
    edition.contract.valueTypes
      .filter((type) => availableOn(type, edition.platform))
      .map((type) => typeReference(type, edition))
      .join('\n\n'),
};

const kinds: Record<string, Record<string, Render>> = {
  table: tables,
  type: types,
  reference: references,
};

/**
 * Markdown for the attributes of one `::contract` directive, in the language of the build.
 *
 * @param attributes exactly one of `table`, `type`, `reference`
 * @throws Error with `place` for an unknown attribute or value
 */
export function contractMarkdown(
  attributes: Record<string, string | null | undefined>,
  platform: PlatformId,
  place: Place,
): string {
  const [kind = '', name = ''] = Object.entries(attributes)[0] ?? [];
  const known = kinds[kind];
  if (!known) {
    throw sourceError(
      place,
      `::contract has no attribute "${kind}"`,
      `use one of ${Object.keys(kinds).join(', ')}`,
    );
  }
  const render = known[name ?? ''];
  if (!render) {
    throw sourceError(
      place,
      `the contract has no ${kind} "${name}"`,
      `did you mean "${nearestName(name ?? '', Object.keys(known))}"?`,
    );
  }
  return render({platform, ...currentLanguage()});
}
