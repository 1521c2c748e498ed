import {fileTypes, type LoadedFile} from './loaded-files';

/** What is measured on a page: its files of a type and those that its first paint waits for, in KB of 1,000 bytes; and how many there are. */
export const measures = [...fileTypes, 'first paint', 'requests'] as const;
export type Measure = (typeof measures)[number];

export interface Budget {
  /** KB of 1,000 bytes; for `requests`, a number of files. */
  atMost: number;
  /** How much of it was unused when the budget was set. */
  headroom: number;
  reason: string;
}

export type Budgets = Record<Measure, Budget>;

/** The files that a measure counts. */
function filesOf(measure: Measure, files: readonly LoadedFile[]): LoadedFile[] {
  switch (measure) {
    case 'requests':
      return [...files];
    case 'first paint':
      return files.filter(({blocksPaint}) => blocksPaint);
    default:
      return files.filter(({type}) => type === measure);
  }
}

const kilobytes = (bytes: number) => bytes / 1000;

/** @returns KB of 1,000 bytes; for `requests`, a number of files */
export function weigh(measure: Measure, files: readonly LoadedFile[]): number {
  const counted = filesOf(measure, files);
  return measure === 'requests'
    ? counted.length
    : kilobytes(counted.reduce((sum, {bytes}) => sum + bytes, 0));
}

/** `171.2 KB` or `14 requests` */
export const inWords = (measure: Measure, amount: number): string =>
  measure === 'requests' ? `${amount} requests` : `${amount.toFixed(1)} KB`;

/** One sentence for each exceeded budget: what has grown, by how much, and the largest files. */
export function exceeded(budgets: Budgets, files: readonly LoadedFile[]): string[] {
  return measures
    .filter((measure) => weigh(measure, files) > budgets[measure].atMost)
    .map((measure) => sentence(measure, budgets[measure], files));
}

function sentence(measure: Measure, {atMost, reason}: Budget, files: readonly LoadedFile[]) {
  const amount = weigh(measure, files);
  const largest = filesOf(measure, files)
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map(({address, bytes}) => `${address} ${kilobytes(bytes).toFixed(1)} KB`);
  return (
    `${measure}: ${inWords(measure, amount)}, ${inWords(measure, amount - atMost)} above the budget of ${inWords(measure, atMost)} (${reason})` +
    ` — make it lighter, or raise the budget in tests/budgets.ts and say why; the largest files: ${largest.join(', ')}`
  );
}
