import type {PerSite} from './measure';

/** One line of the table. */
export interface Row {
  what: string;
  unit: string;
  /** One value a run. */
  values: PerSite<number[]>;
  goal: Goal;
}

/** What our median may be at most, also as how many times the stock site's. */
export type Goal = {atMost: number} | {ratio: number};

/** A row with one figure of what each run has found. */
export const rowOf = <T>(
  what: string,
  unit: string,
  found: PerSite<T[]>,
  pick: (one: T) => number,
  goal: Goal,
): Row => ({what, unit, values: {stock: found.stock.map(pick), ours: found.ours.map(pick)}, goal});

/** The rows as a Markdown table: medians with the lowest and highest value, their ratio, and the goal. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const {what, unit, values, goal} = row;
    const ratio = median(values.ours) / median(values.stock);
    return [
      what,
      `${print(values.stock)} ${unit}`,
      `${print(values.ours)} ${unit}`,
      Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
      'ratio' in goal ? `≤ ${goal.ratio} of stock` : `≤ ${goal.atMost} ${unit}`,
      isMissed(row) ? 'no' : 'yes',
    ];
  });
  const head = ['', 'stock', 'this site', 'ratio', 'goal', 'met'];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => cell.trim()).join(' | ')} |`)
    .join('\n');
}

/** What misses its goal, or has no value. */
export const missedGoals = (rows: readonly Row[]): string[] =>
  rows.filter(isMissed).map(({what}) => what);

function isMissed({goal, values}: Row): boolean {
  const most = 'ratio' in goal ? goal.ratio * median(values.stock) : goal.atMost;
  return !(median(values.ours) <= most);
}

/** `788`, or `788 (650–912)` where the runs differ. */
function print(values: readonly number[]): string {
  const [middle, lowest, highest] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => Number(value.toPrecision(4)),
  );
  return lowest === highest ? String(middle) : `${middle} (${lowest}–${highest})`;
}

/** The middle of some values, or the higher of the two in the middle; NaN where there is none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
