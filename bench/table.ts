import type {PerSite} from './by-turns';

/** One line of the table. */
export interface Row {
  what: string;
  unit: Unit;
  /** One value a run. */
  values: PerSite<number[]>;
  goal?: Goal;
}

export type Unit = 'KB' | 'ms' | 's' | 'MB' | '';

/** What our median may be at most, how many times the stock site's, or what it must be at least. */
export type Goal = {atMost: number} | {ratio: number} | {atLeast: number};

/** A row with a figure of what each run has found. */
export const rowOf = <T>(
  what: string,
  unit: Unit,
  found: PerSite<T[]>,
  pick: (one: T) => number,
  goal?: Goal,
): Row => ({what, unit, values: {stock: found.stock.map(pick), ours: found.ours.map(pick)}, goal});

/** The rows as a Markdown table: medians with the lowest and highest value, their ratio, and the goal. */
export function table(rows: readonly Row[]): string {
  const lines = rows.map(({what, unit, values, goal}) => {
    const ratio = median(values.ours) / median(values.stock);
    return [
      what,
      print(values.stock, unit),
      print(values.ours, unit),
      Number.isFinite(ratio) ? ratio.toFixed(2) : '–',
      goal ? goalInWords(goal, unit) : '',
      goal ? (isMet(goal, values) ? 'yes' : 'no') : '',
    ];
  });
  const head = ['', 'stock', 'this site', 'ratio', 'goal', 'met'];
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** How many rows miss their goal; one without a value does. */
export const missedGoals = (rows: readonly Row[]): number =>
  rows.filter(({goal, values}) => goal && !isMet(goal, values)).length;

function isMet(goal: Goal, {stock, ours}: PerSite<number[]>): boolean {
  const value = median(ours);
  if ('atLeast' in goal) {
    return value >= goal.atLeast;
  }
  return value <= ('ratio' in goal ? goal.ratio * median(stock) : goal.atMost);
}

function goalInWords(goal: Goal, unit: Unit): string {
  if ('ratio' in goal) {
    return `≤ ${goal.ratio} of stock`;
  }
  return 'atMost' in goal
    ? `≤ ${withUnit(digits(goal.atMost, unit), unit)}`
    : `≥ ${withUnit(digits(goal.atLeast, unit), unit)}`;
}

/** `788 ms`, or `788 (650–912) ms` where the runs differ. */
function print(values: readonly number[], unit: Unit): string {
  const middle = median(values);
  if (Number.isNaN(middle)) {
    return '–';
  }
  const [lowest, highest] = [Math.min(...values), Math.max(...values)].map((value) =>
    digits(value, unit),
  );
  const spread = lowest === highest ? '' : ` (${lowest}–${highest})`;
  return withUnit(digits(middle, unit) + spread, unit);
}

const withUnit = (text: string, unit: Unit): string => `${text} ${unit}`.trim();

function digits(value: number, unit: Unit): string {
  switch (unit) {
    case 'KB':
      return (value / 1000).toFixed(1);
    case 'MB':
      return (value / 1e6).toFixed(0);
    case 's':
      return value.toFixed(1);
    case 'ms':
      return value.toFixed(0);
    case '':
      return String(Number(value.toFixed(3)));
  }
}

/** The middle of some values, or the mean of the two in the middle; NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[Math.floor(middle)] ?? NaN;
  const high = sorted[Math.ceil(middle)] ?? NaN;
  return (low + high) / 2;
}
