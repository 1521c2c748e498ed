import fs from 'node:fs/promises';

/**
 * Gives every run of the tests an empty folder for the sites it builds, so that it tests the
 * sources as they are, and two runs can go on side by side.
 *
 * @returns what throws the folder away afterwards
 */
export default async function startAfresh(): Promise<() => Promise<void>> {
  const folder = `.test-results/run-${process.pid}`;
  process.env.TEST_RUN_FOLDER = folder;
  await fs.mkdir(folder, {recursive: true});
  return () => fs.rm(folder, {recursive: true, force: true});
}
