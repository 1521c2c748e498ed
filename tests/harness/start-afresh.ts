import fs from 'node:fs/promises';
import {buildAhead} from './build-ahead';

/**
 * Gives every run of the tests an empty folder for the sites it builds, so that it tests the
 * sources as they are, and two runs can go on side by side. A run of all tests starts building
 * the sites at once.
 *
 * @returns what throws the folder away afterwards
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
