import fs from 'node:fs/promises';
import {buildAhead} from './build-ahead';

/**
 * Gives every run of the tests an empty folder for the sites it builds, so that it tests the current
 * sources, and so that two runs don't disturb each other. A run of all tests starts building the sites at
 * once.
 *
 * @returns a function that removes the folder afterwards
 */
export default async function startAfresh(): Promise<() => Promise<void>> {
  const folder = `.test-results/run-${process.pid}`;
  process.env.TEST_RUN_FOLDER = folder;
  await fs.mkdir(folder, {recursive: true});
  const stopBuilding = process.env.TEST_ALL ? buildAhead() : undefined;
  return async () => {
    await stopBuilding?.();
    await fs.rm(folder, {recursive: true, force: true});
  };
}
