/** A long task of the main thread; times in milliseconds since the navigation began. */
export interface Task {
  start: number;
  duration: number;
}

/** The longest task that a reader doesn't notice, in milliseconds. */
const UNNOTICED = 50;

/**
 * For how long the main thread kept a reader waiting within a window: the sum of what its tasks took beyond
 * 50 ms inside of it, as Lighthouse defines total blocking time. The window is fixed, because one that ends
 * with the page's own work is longer on a slower machine.
 */
export const blockedTime = (tasks: readonly Task[], from: number, to: number): number =>
  tasks.reduce((sum, {start, duration}) => {
    const inside = Math.min(start + duration, to) - Math.max(start, from);
    return sum + Math.max(0, inside - UNNOTICED);
  }, 0);
