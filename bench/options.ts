import {parseArgs} from 'node:util';
import {OWN_SIZE, readSize, type Size} from './sites/size';

export const pieceNames = ['bytes', 'load', 'navigation', 'search', 'build', 'lighthouse'] as const;
export type PieceName = (typeof pieceNames)[number];

export interface Options {
  /** How often each site is loaded. */
  runs: number;
  /** What is measured. */
  pieces: readonly PieceName[];
  /** Sizes of the sites whose builds are measured. */
  sizes: Size[];
  /** Size of the sites that are served: their pages are weighed and loaded. */
  served: Size;
  /** Whether sites of other generators are measured too. */
  peers: boolean;
}

/**
 * Reads `--runs=5 --only=load --served=1300 --pages=30,650,1300,13x8x3 --peers`. Three sizes tell whether cost grows
 * linearly. With `--peers`, which has more sites to build, one size has to do unless others are asked for.
 *
 * @throws Error for an option, a piece or a number that is none
 */
export function readOptions(parameters: string[]): Options {
  const {values} = parseArgs({
    args: parameters,
    options: {
      runs: {type: 'string', default: '5'},
      only: {type: 'string'},
      pages: {type: 'string'},
      served: {type: 'string'},
      peers: {type: 'boolean', default: false},
    },
  });
  const pages = values.pages ?? (values.peers ? '30' : '30,650,1300,13x8x3');
  return {
    runs: readCount('runs', values.runs),
    pieces: values.only === undefined ? pieceNames : [readPiece(values.only)],
    sizes: pages.split(',').map((text) => readSize('pages', text)),
    served: values.served === undefined ? OWN_SIZE : readSize('served', values.served),
    peers: values.peers,
  };
}

function readPiece(text: string): PieceName {
  const piece = pieceNames.find((name) => name === text);
  if (!piece) {
    throw new Error(`--only=${text} is nothing to measure — take one of ${pieceNames.join(', ')}`);
  }
  return piece;
}

function readCount(option: string, text: string): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 1) {
    throw new Error(`--${option}=${text} is no count — give whole numbers above 0`);
  }
  return count;
}
