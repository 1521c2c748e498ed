import type {Point} from './legs';

/** The share of a move's time in which nothing moves, so that the event can be read. */
const READING = 0.35;

export const translation = ([x, y]: Point): string => `translate(${x}px, ${y}px)`;

/** From the first point to the last through all others, at a constant speed, after time for reading. */
export function keyframesAlong(way: readonly Point[]): Keyframe[] {
  const distances = way.map((point, index) => distance(way[index - 1] ?? point, point));
  const total = sum(distances) || 1;
  const moving = way.map((point, index) => ({
    offset: READING + (1 - READING) * (sum(distances.slice(0, index + 1)) / total),
    transform: translation(point),
  }));
  return [...moving.slice(0, 1).map((frame) => ({...frame, offset: 0})), ...moving];
}

const distance = ([x1, y1]: Point, [x2, y2]: Point) => Math.hypot(x2 - x1, y2 - y1);

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);
