import {sourceError, type Place} from '../../lib/source-error';

/** Something wrong in a source file, where it is, and how to fix it. */
export interface PlacedFault extends Place {
  problem: string;
  mend: string;
}

/**
 * Stops the build at the first fault.
 *
 * @throws Error with file and line if there is a fault
 */
export function stopAtPlaced([first]: readonly PlacedFault[]): void {
  if (first) {
    throw sourceError(first, first.problem, first.mend);
  }
}
