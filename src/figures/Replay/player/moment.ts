import {DRIVING, stops} from '../stops';

/** The share of the time from one event to the next in which nothing moves, so that the event can be read. */
const READING = 0.35;

/**
 * Draws where the van and the courier are.
 *
 * @param moment of the delivery, counted in events: 2.5 is half-way between the third and the fourth
 */
export function drawMoment(picture: Element, moment: number): void {
  const part = (name: string) => picture.querySelector(`[data-part="${name}"]`);
  const route = picture.querySelector<SVGPathElement>('[data-part="route"]');
  const index = Math.floor(moment);
  const now = stops[index]?.way;
  const next = stops[index + 1]?.way ?? now ?? 0;
  const moved = Math.max(0, (moment - index - READING) / (1 - READING));
  const walked = (now ?? next) + (next - (now ?? next)) * moved;
  const driven = now === undefined ? DRIVING * (1 - moved) : 0;
  const {x = 0, y = 0} = route?.getPointAtLength(walked) ?? {};
  part('van')?.setAttribute('transform', `translate(${driven})`);
  part('courier')?.setAttribute('transform', `translate(${x} ${y})`);
  part('courier')?.setAttribute('visibility', now === undefined ? 'hidden' : 'visible');
  part('parcel')?.setAttribute('visibility', index < HANDED_OVER ? 'inherit' : 'hidden');
  route?.style.setProperty('animation', 'none');
  picture.querySelectorAll('[data-part="stop"]').forEach((stop, place) => {
    stop.setAttribute('opacity', place > index ? '0.3' : '1');
  });
}

const HANDED_OVER = stops.findIndex(({event}) => event === 'handedOver');
