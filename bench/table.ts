import type {PerSite} from './by-turns';

/** One line of the table. */
export interface Row {
  what: string;
  unit: string;
  /** One value a run. */
  values: PerSite<number[]>;
  goal?: Goal;
}

/** What our median may be at most, how many times the stock site's, or what it must be at least. */
export type Goal = {atMost: number} | {ratio: number} | {atLeast: number};

/** A row with one figure of what each run has found. */
export const rowOf = <T>(
  what: string,
  unit: string,
  found: PerSite<T[]>,
  pick: (one: T) => number,
  goal?: Goal,
): Row => ({what, unit, values: {stock: found.stock.map(pick), ours: found.ours.map(pick)}, goal});

/** The rows as a Markdown table: medians with the lowest and highest value, their ratio, and the goal. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const {what, unit, values, goal} = row;
    const ratio = median(values.ours) / median(values.stock);
    return [
      what,
      `${print(values.stock)} ${unit}`.trim(),
      `${print(values.ours)} ${unit}`.trim(),
      Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
      goal ? inWords(goal, unit) : '',
      goal ? (isMissed(row) ? 'no' : 'yes') : '',
    ];
  });
  const head = ['', 'stock', 'this site', 'ratio', 'goal', 'met'];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** What misses its goal, or has no value. */
export const missedGoals = (rows: readonly Row[]): string[] =>
  rows.filter(isMissed).map(({what}) => what);

function isMissed({goal, values}: Row): boolean {
  const ours = median(values.ours);
  if (!goal) {
    return false;
  }
  return 'atLeast' in goal
    ? !(ours >= goal.atLeast)
    : !(ours <= ('ratio' in goal ? goal.ratio * median(values.stock) : goal.atMost));
}

function inWords(goal: Goal, unit: string): string {
  if ('ratio' in goal) {
    return `≤ ${goal.ratio} of stock`;
  }
  return `${'atMost' in goal ? `≤ ${goal.atMost}` : `≥ ${goal.atLeast}`} ${unit}`.trim();
}

/** `788`, or `788 (650–912)` where the runs differ. */
function print(values: readonly number[]): string {
  const [middle, lowest, highest] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => Number(value.toPrecision(4)),
  );
  return lowest === highest ? String(middle) : `${middle} (${lowest}–${highest})`;
}

/** The middle of some values, or the mean of the two in the middle; NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? NaN;
  const high = sorted[Math.ceil(middle)] ?? NaN;
  return (low + high) / 2;
}
