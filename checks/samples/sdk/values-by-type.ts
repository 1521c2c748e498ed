import {
  spellErrorCode,
  spellEvent,
  spellValue,
  spellVariant,
} from '../../../plugins/content/contract/spelling';
import type {Contract} from '../../../product/contract/types';
import type {PlatformId} from '../../../product/types';

/** The values of each closed list, events, states and error codes included, without their type. */
export function valuesByType(
  contract: Contract,
  platform: PlatformId,
): ReadonlyMap<string, ReadonlySet<string>> {
  const spelled: [string, string[]][] = contract.valueTypes.map(({name, values = []}) => [
    name,
    values.some(({fields}) => fields)
      ? values.map((value) => spellVariant(name, value.name, [], platform))
      : values.map((value) => spellValue(value.name, platform)),
  ]);
  spelled.push(
    ['SessionState', contract.states.map(({name}) => spellValue(name, platform))],
    ['DeliveryEventKind', contract.events.map(({name}) => spellEvent(name, [], platform))],
    ['ErrorCode', contract.errors.map((error) => spellErrorCode(error, platform))],
  );
  return new Map(
    spelled
      .filter(([, values]) => values.length > 0)
      .map(([type, values]) => [type, new Set(values.map(lastName))]),
  );
}

/** `Destination.PlaceId` → `PlaceId`, `.leftAtDoor` → `leftAtDoor`, `Parked()` → `Parked`. */
const lastName = (spelled: string) => /(\w+)\W*$/.exec(spelled)?.[1] ?? spelled;
