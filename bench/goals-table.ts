import {markdownTable} from './markdown-table';
import {median} from './median';
import type {Goal, Row, Unit} from './pieces/piece';

/** The rows as a Markdown table: medians of both sites, their ratio, and the goal with whether it is met. */
export function goalsTable(rows: readonly Row[]): string {
  return markdownTable([
    ['', 'stock', 'ours', 'ratio', 'goal', 'met'],
    ...rows.map(({what, unit, values, goal}) => {
      const [stock, ours] = [median(values.stock), median(values.ours)];
      return [
        what,
        print(stock, unit),
        print(ours, unit),
        stock > 0 ? (ours / stock).toFixed(2) : '–',
        goal ? goalInWords(goal, unit) : '',
        goal ? (isMet(goal, stock, ours) ? 'yes' : 'no') : '',
      ];
    }),
  ]);
}

const printers: Record<Unit, (value: number) => string> = {
  KB: (bytes) => `${(bytes / 1000).toFixed(1)} KB`,
  MB: (bytes) => `${(bytes / 1e6).toFixed(0)} MB`,
  ms: (milliseconds) => `${milliseconds.toFixed(0)} ms`,
  s: (seconds) => `${seconds.toFixed(1)} s`,
  '': (value) => String(Number(value.toFixed(4))),
};

/** A value with its unit, or a dash where there is none. */
export const print = (value: number, unit: Unit): string =>
  Number.isNaN(value) ? '–' : printers[unit](value);

const goalInWords = (goal: Goal, unit: Unit) =>
  'ratio' in goal ? `≤ ${goal.ratio} of stock` : `≤ ${print(goal.atMost, unit)}`;

const isMet = (goal: Goal, stock: number, ours: number) =>
  ours <= ('ratio' in goal ? goal.ratio * stock : goal.atMost);
