import type {Member} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {nearestName} from '../../../lib/text';
import {type Place, sourceError} from '../../../lib/faults';
import {currentLanguage, type Edition} from './language';
import {eventList, nameList, partList, stateList} from './lists';
import {errorReference, memberReference, typeReference} from './reference';
import {releaseReference} from './release';
import {availableOn, hasParts} from './spelling';

type Renders = Record<string, () => string>;

/** The titles of sections by the names of the types that they describe. */
export type Places = ReadonlyMap<string, string>;

const allOf = <Part>(parts: readonly Part[], render: (part: Part) => string): string =>
  parts.map(render).join('\n\n');

/** What `::contract` can name, by its attributes. */
function rendersOf(edition: Edition, places: Places): Record<string, Renders> {
  const {members, valueTypes, errors, releases} = edition.contract;
  const {platform} = edition;
  const membersOf = (owner: Member['owner']) => () =>
    allOf(
      members.filter((member) => member.owner === owner && member.signatures[platform]),
      (member) => memberReference(member, edition),
    );
  return {
    type: Object.fromEntries(
      valueTypes.filter(hasParts).map((type) => [type.name, () => partList(type, edition)]),
    ),
    reference: {
      sdk: membersOf('sdk'),
      session: membersOf('session'),
      simulator: membersOf('simulator'),
      types: () => {
        const types = valueTypes.filter((type) => availableOn(type, platform));
        return `${nameList(
          types.filter((type) => !hasParts(type)),
          edition,
        )}\n\n${allOf(types.filter(hasParts), (type) =>
          typeReference(type, edition, places.get(type.name)),
        )}`;
      },
      states: () => stateList(edition),
      events: () => eventList(edition),
      errors: () => allOf(errors, (error) => errorReference(error, edition)),
      releases: () => allOf(releases, (release) => releaseReference(release, edition)),
    },
  };
}

/**
 * Markdown for the attributes of one `::contract` directive, in the language of the build.
 *
 * @param attributes exactly one of `type`, `reference`
 * @param places of the types that the page describes; the reference leads to them instead of repeating them
 * @throws Error with `place` for more than one attribute, and for an unknown attribute or value
 */
export function contractMarkdown(
  attributes: Record<string, string | null | undefined>,
  platform: PlatformId,
  place: Place,
  places: Places = new Map(),
): string {
  const [[kind, name] = ['', ''], ...more] = Object.entries(attributes);
  const kinds = rendersOf({platform, ...currentLanguage()}, places);
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
