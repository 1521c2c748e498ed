import {DRIVING, stops} from '../stops';

/** The share of the time from one event to the next in which nothing moves, so that the event can be read. */
const READING = 0.35;

const HANDED_OVER = stops.findIndex(({event}) => event === 'handedOver');

/**
 * Draws where the van and the courier are.
 *
 * @param figure the one with the picture
 * @param moment of the delivery, counted in events: 2.5 is half-way between the third and the fourth
 */
export function drawMoment(figure: Element, moment: number): void {
  const index = Math.floor(moment);
  const [now, next] = [stops[index], stops[index + 1] ?? stops[index]];
  const moved = Math.max(0, (moment - index - READING) / (1 - READING));
  const between = (from: number, to: number) => from + (to - from) * moved;
  const driven = (way?: number) => (way === undefined ? DRIVING : 0);
  const end = next?.way ?? 0;
  const walked = between(now?.way ?? end, end);
  for (const part of figure.querySelectorAll<SVGElement>('[data-part]')) {
    const {style, dataset} = part;
    if (dataset.part === 'van') {
      style.transform = `translate(${between(driven(now?.way), driven(next?.way))}px)`;
    } else if (dataset.part === 'parcel') {
      style.visibility = index < HANDED_OVER ? 'inherit' : 'hidden';
    } else if (dataset.part === 'courier') {
      const route = figure.querySelector<SVGPathElement>('[data-part="route"]');
      const {x = 0, y = 0} = route?.getPointAtLength(walked) ?? {};
      style.transform = `translate(${x}px, ${y}px)`;
      style.visibility = now?.way === undefined ? 'hidden' : 'visible';
    }
  }
  const reached = stops.slice(0, index).map(({event}) => event);
  for (const {dataset} of figure.querySelectorAll<SVGElement>('[data-stop]')) {
    const {stop = ''} = dataset;
    dataset.state = stop === now?.event ? 'now' : reached.includes(stop) ? 'reached' : 'ahead';
  }
}

/** Restores the picture. */
export function clearMoment(figure: Element): void {
  for (const element of figure.querySelectorAll('[style], [data-state]')) {
    element.removeAttribute('style');
    element.removeAttribute('data-state');
  }
}
