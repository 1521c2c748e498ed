import {DRIVING, stops} from './stops';

/** The time from one event to the next, in milliseconds. */
const DURATION = 2400;

/** The share of it in which nothing moves, so that the event can be read. */
const READING = 0.35;

/** In how many straight lines a move is drawn: enough for the corners of the way. */
const LINES = 40;

/** The van and the courier in the picture, and what moves them. */
export interface Scene {
  /** Shows where they are at an event. */
  show: (index: number) => void;
  /** Starts moving from an event to the next one, or continues after a pause. */
  travel: (index: number, onArrival: () => void) => void;
  pause: () => void;
  /** Restores the picture. */
  remove: () => void;
}

/** @throws Error when the picture lacks one of its parts */
export function createScene(picture: Element): Scene {
  const route = partOf(picture, 'route') as SVGPathElement;
  const van = partOf(picture, 'van');
  const courier = partOf(picture, 'courier');
  const parcel = partOf(picture, 'parcel');
  const numbers = [...picture.querySelectorAll<SVGElement>('[data-stop]')];
  let moves: Animation[] = [];

  const driven = (index: number) => `translate(${stops[index]?.way === undefined ? DRIVING : 0}px)`;
  const walked = (way: number) => {
    const {x, y} = route.getPointAtLength(way);
    return `translate(${x}px, ${y}px)`;
  };
  const stop = () => {
    moves.forEach((move) => move.cancel());
    moves = [];
  };

  return {
    show(index) {
      stop();
      const {event, way} = stops[index] ?? {};
      van.style.transform = driven(index);
      courier.style.transform = walked(way ?? 0);
      courier.style.visibility = way === undefined ? 'hidden' : 'visible';
      const isDelivered = index >= stops.findIndex((each) => each.event === 'handedOver');
      parcel.style.visibility = isDelivered ? 'hidden' : 'inherit';
      const now = numbers.findIndex(({dataset}) => dataset.stop === event);
      numbers.forEach(({dataset}, at) => {
        dataset.state = at === now ? 'now' : at < now || now < 0 ? 'reached' : 'ahead';
      });
    },
    travel(index, onArrival) {
      if (moves.length > 0) {
        moves.forEach((move) => move.play());
        return;
      }
      const to = stops[index + 1]?.way ?? 0;
      const from = stops[index]?.way ?? to;
      const steps = Array.from({length: LINES + 1}, (_, step) => ({
        offset: READING + (1 - READING) * (step / LINES),
        transform: walked(from + (to - from) * (step / LINES)),
      }));
      const drive = van.animate(
        [
          {transform: driven(index)},
          {transform: driven(index), offset: READING},
          {transform: driven(index + 1)},
        ],
        DURATION,
      );
      drive.onfinish = onArrival;
      moves = [drive, courier.animate([{transform: walked(from)}, ...steps], DURATION)];
    },
    pause: () => moves.forEach((move) => move.pause()),
    remove() {
      stop();
      [van, courier, parcel].forEach((part) => part.removeAttribute('style'));
      numbers.forEach(({dataset}) => delete dataset.state);
    },
  };
}

function partOf(picture: Element, name: string): SVGElement {
  const part = picture.querySelector<SVGElement>(`[data-part="${name}"]`);
  if (!part) {
    throw new Error(`the picture of a delivery has no [data-part="${name}"]`);
  }
  return part;
}
