import fs from 'node:fs/promises';

/**
 * Gives every run of the tests a name, and a folder for what the next run has no use for.
 *
 * @returns a function that removes the folder afterwards
 */
export default async function startAfresh(): Promise<() => Promise<void>> {
  const folder = `.test-results/run-${process.pid}`;
  process.env.TEST_RUN_FOLDER = folder;
  await fs.mkdir(folder, {recursive: true});
  return () => fs.rm(folder, {recursive: true, force: true});
}
