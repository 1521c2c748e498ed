import type {Contract} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';
import {entryIds} from '../contract/addresses';
import {spellErrorCode, spellEvent, spellValue, spellValueOf} from '../contract/spelling';

/** A value as it is spelled in code, and the id of its reference entry. */
type Spelled = readonly [spelled: string, entryId: string];

/**
 * The entry ids of the values in each closed list, events, states and error codes included: by type,
 * then by their name in code, without the type.
 */
export function valuesByType(
  contract: Contract,
  platform: PlatformId,
): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const lists: [string, Spelled[]][] = contract.valueTypes.map((type) => [
    type.name,
    (type.values ?? []).map(({name}) => [
      spellValueOf(type, {name}, platform),
      entryIds.part(type.name, name),
    ]),
  ]);
  lists.push(
    [
      'SessionState',
      contract.states.map(({name}) => [spellValue(name, platform), entryIds.state(name)]),
    ],
    [
      'DeliveryEventKind',
      contract.events.map(({name}) => [spellEvent(name, [], platform), entryIds.event(name)]),
    ],
    [
      'ErrorCode',
      contract.errors.map((error) => [spellErrorCode(error, platform), entryIds.error(error)]),
    ],
  );
  return new Map(
    lists
      .filter(([, values]) => values.length > 0)
      .map(([type, values]) => [
        type,
        new Map(values.map(([spelled, id]) => [lastName(spelled), id])),
      ]),
  );
}

/** `Destination.PlaceId` → `PlaceId`, `.leftAtDoor` → `leftAtDoor`, `Parked()` → `Parked`. */
const lastName = (spelled: string) => /(\w+)\W*$/.exec(spelled)?.[1] ?? spelled;
