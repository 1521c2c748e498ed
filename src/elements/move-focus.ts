import {hasModifier} from './has-modifier';

/**
 * Moves the focus along a row of stops, round and round; with a modifier, a key is the browser's.
 *
 * @param keys where each key leads to from a place in the row
 * @returns the stop that has the focus now; undefined if the key leads nowhere
 */
export function moveFocus<Stop extends HTMLElement>(
  event: KeyboardEvent,
  stops: readonly Stop[],
  keys: (place: number) => Readonly<Record<string, number>>,
): Stop | undefined {
  const place = keys(stops.findIndex((each) => each === event.target))[event.key];
  const stop =
    place === undefined || hasModifier(event) ? undefined : stops.at(place % stops.length);
  if (stop) {
    event.preventDefault();
    stop.focus();
  }
  return stop;
}
