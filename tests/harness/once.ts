import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';
import {replaceFile} from '../../lib/files';

/** Runs a function while no other process does so under the same name. */
export async function oneAtATime<T>(lock: string, run: () => Promise<T>): Promise<T> {
  while (!claim(lock)) {
    await setTimeout(100);
  }
  try {
    return await run();
  } finally {
    fs.rmSync(lock);
  }
}

/** True for the first process that asks, and for the next one if it has gone without releasing the lock. */
function claim(lock: string): boolean {
  try {
    fs.writeFileSync(lock, `${process.pid}`, {flag: 'wx'});
    return true;
  } catch {
    const owner = Number(fs.existsSync(lock) && fs.readFileSync(lock, 'utf8'));
    if (owner && !isRunning(owner)) {
      fs.rmSync(lock, {force: true});
    }
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

type Made<T> = {value: T} | {error: string};

/**
 * Makes something once per run of all tests, in whichever process asks first; the others wait.
 *
 * @param name path of a file that doesn't exist yet, in the folder of this run
 * @param make returns what can be written as JSON
 * @throws Error with the message of what `make` threw, for whoever asks
 */
export async function oncePerRun<T>(name: string, make: () => Promise<T> | T): Promise<T> {
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
