import fs from 'node:fs';
import {replaceFile} from '../../lib/files';
import {oneAtATime} from './one-at-a-time';

type Made<T> = {value: T} | {error: string};

/**
 * Makes something once per run of all tests, in whichever process asks first; the others wait.
 *
 * @param name path of a file that doesn't exist yet, in the folder of this run
 * @param make returns what can be written as JSON
 * @throws Error with the message of what `make` threw, for whoever asks
 */
export async function oncePerRun<T>(name: string, make: () => Promise<T>): Promise<T> {
  const record = `${name}.json`;
  const made = await oneAtATime(`${name}.lock`, async () => {
    if (!fs.existsSync(record)) {
      const result: Made<T> = await Promise.resolve()
        .then(make)
        .then(
          (value) => ({value}),
          (error: unknown) => ({error: error instanceof Error ? error.message : String(error)}),
        );
      replaceFile(record, JSON.stringify(result));
    }
    return JSON.parse(fs.readFileSync(record, 'utf8')) as Made<T>;
  });
  if ('error' in made) {
    throw new Error(made.error);
  }
  return made.value;
}
