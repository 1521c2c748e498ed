import {svg} from '@site/src/elements/el';
import {keyframesAlong, translation} from './keyframes';
import styles from '../styles.module.css';
import {legOf} from './legs';

/** The time from one event to the next, in milliseconds. */
const DURATION = 2400;

/** A person with a parcel, feet at the origin. */
const COURIER = `<circle cy="-40" r="7"/><path d="M-9-9v-13a9 9 0 0 1 18 0v13H5V0H-5v-9Z"/>
<path data-part="parcel" class="${styles.openDoor}" d="M4-24h14v12H4Z"/>`;

/**
 * The van, the courier and the numbered stops in a picture.
 *
 * @param events the names of the recording's events, in order
 * @throws Error when the picture has no van
 */
export function createScene(picture: Element, events: readonly string[]) {
  const stops = [...picture.querySelectorAll<SVGElement>('[data-stop]')];
  const van = picture.querySelector<SVGElement>('[data-part="van"]');
  if (!van) {
    throw new Error('the picture of a delivery has no [data-part="van"]');
  }
  const courier = svg('g', {'data-part': 'courier', fill: 'currentcolor'});
  courier.innerHTML = COURIER;
  // Drawn below the numbers.
  stops[0]?.before(courier);
  let moves: Animation[] = [];

  const stop = () => {
    moves.forEach((move) => move.cancel());
    moves = [];
  };
  return {
    /** Shows where the van and the courier are at an event. */
    show(index: number): void {
      stop();
      const {van: x, courier: way, hasParcel} = legOf(events[index]);
      const place = way.at(-1);
      van.style.transform = translation([x, 0]);
      courier.style.transform = place ? translation(place) : '';
      courier.dataset.state = !place ? 'driving' : hasParcel ? 'laden' : 'unladen';
      const now = stops.findIndex(({dataset}) => dataset.stop === events[index]);
      stops.forEach(({dataset}, at) => {
        dataset.state = at === now ? 'now' : at < now || now < 0 ? 'reached' : 'ahead';
      });
    },

    /** Starts moving from an event to the next one, or continues after a pause. */
    travel(index: number, onArrival: () => void): void {
      if (moves.length > 0) {
        moves.forEach((move) => move.play());
        return;
      }
      const [from, to] = [legOf(events[index]), legOf(events[index + 1])];
      const driven = keyframesAlong([
        [from.van, 0],
        [to.van, 0],
      ]);
      const walked = keyframesAlong([...from.courier.slice(-1), ...to.courier]);
      const drive = van.animate(driven, DURATION);
      drive.onfinish = onArrival;
      moves = [drive, courier.animate(walked, DURATION)];
    },

    pause(): void {
      moves.forEach((move) => move.pause());
    },

    /** Restores the picture. */
    remove(): void {
      stop();
      courier.remove();
      van.removeAttribute('style');
      stops.forEach(({dataset}) => delete dataset.state);
    },
  };
}
