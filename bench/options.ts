import {parseArgs} from 'node:util';

export const pieceNames: readonly string[] = ['bytes', 'load', 'navigation', 'lighthouse', 'build'];

export interface Options {
  /** How often each site is measured. */
  runs: number;
  /** What is measured. */
  pieces: readonly string[];
}

/**
 * Reads `--runs=5 --only=load`; `--only` can be given several times.
 *
 * @throws Error for an unknown option or piece, and for a number of runs that isn't a whole number above 0
 */
export function readOptions(parameters: string[]): Options {
  const {values} = parseArgs({
    args: parameters,
    options: {
      runs: {type: 'string', default: '5'},
      only: {type: 'string', multiple: true, default: [...pieceNames]},
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error(`--runs=${values.runs} is not a count — give a whole number above 0`);
  }
  const unknown = values.only.find((name) => !pieceNames.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--only=${unknown} can't be measured — take one of ${pieceNames.join(', ')}`);
  }
  return {runs, pieces: values.only};
}
