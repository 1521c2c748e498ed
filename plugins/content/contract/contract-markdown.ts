import type {Member} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {nearestName} from '../../../lib/nearest-name';
import {sourceError, type Place} from '../../../lib/source-error';
import {currentLanguage} from './language';
import {memberReference, typeReference} from './reference';
import {errorTable, eventTable, stateTable, typeTable, type Edition} from './tables';
import {availableOn} from './spelling';

type Renders = Record<string, () => string>;

/** What `::contract` can name, by its attributes. */
function rendersOf(edition: Edition): Record<string, Renders> {
  const {members, valueTypes} = edition.contract;
  const {platform} = edition;
  const membersOf = (owner: Member['owner']) => () =>
    members
      .filter((member) => member.owner === owner && member.signatures[platform])
      .map((member) => memberReference(member, edition))
      .join('\n\n');
  return {
    table: {
      states: () => stateTable(edition),
      events: () => eventTable(edition),
      errors: () => errorTable(edition),
    },
    type: Object.fromEntries(valueTypes.map((type) => [type.name, () => typeTable(type, edition)])),
    reference: {
      sdk: membersOf('sdk'),
      session: membersOf('session'),
      simulator: membersOf('simulator'),
      types: () =>
        valueTypes
          .filter((type) => availableOn(type, platform))
          .map((type) => typeReference(type, edition))
          .join('\n\n'),
    },
  };
}

/**
 * Markdown for the attributes of one `::contract` directive, in the language of the build.
 *
 * @param attributes exactly one of `table`, `type`, `reference`
 * @throws Error with `place` for more than one attribute, and for an unknown attribute or value
 */
export function contractMarkdown(
  attributes: Record<string, string | null | undefined>,
  platform: PlatformId,
  place: Place,
): string {
  const [[kind, name] = ['', ''], ...more] = Object.entries(attributes);
  const kinds = rendersOf({platform, ...currentLanguage()});
  if (more.length > 0) {
    throw sourceError(
      place,
      `::contract has ${more.length + 1} attributes`,
      `give each part a ::contract of its own, with one of ${Object.keys(kinds).join(', ')}`,
    );
  }
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
  return render();
}
