import {contract} from '../../product/contract';
import type {PlatformId} from '../../product/types';
import {nearestName} from '../nearest-name';
import {sourceError, type Place} from '../source-error';
import {memberReference, typeReference} from './reference';
import {errorTable, eventTable, stateTable, typeTable} from './tables';
import {availableOn} from './spelling';

type Render = (platform: PlatformId) => string;

const tables: Record<string, Render> = {
  states: (platform) => stateTable(contract.states, platform),
  events: (platform) => eventTable(contract.events, platform),
  errors: (platform) => errorTable(contract.errors, platform),
};

const types: Record<string, Render> = Object.fromEntries(
  contract.valueTypes.map((type) => [
    type.name,
    (platform: PlatformId) => typeTable(type, platform),
  ]),
);

const references: Record<string, Render> = {
  ...Object.fromEntries(
    ['sdk', 'session', 'simulator'].map((owner) => [
      owner,
      (platform: PlatformId) =>
        contract.members
          .filter((member) => member.owner === owner && member.signatures[platform])
          .map((member) => memberReference(member, platform))
          .join('\n\n'),
    ]),
  ),
  types: (platform) =>
    contract.valueTypes
      .filter((type) => availableOn(type, platform))
      .map((type) => typeReference(type, platform))
      .join('\n\n'),
};

const kinds: Record<string, Record<string, Render>> = {
  table: tables,
  type: types,
  reference: references,
};

/**
 * Markdown for the attributes of one `::contract` directive.
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
  return render(platform);
}
