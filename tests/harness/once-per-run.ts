import fs from 'node:fs/promises';

/**
 * Makes something once per run of all tests, in whichever process asks first; the others wait.
 *
 * @param name path of a file that doesn't exist yet, in the folder of this run
 * @param make returns what can be written as JSON; if it throws, the others wait in vain
 */
export async function oncePerRun<T>(name: string, make: () => Promise<T>): Promise<T> {
  const record = `${name}.json`;
  if (await claim(`${name}.claim`)) {
    const result = await make();
    await fs.writeFile(`${record}.part`, JSON.stringify(result));
    await fs.rename(`${record}.part`, record);
    return result;
  }
  return JSON.parse(await waitForFile(record)) as T;
}

/** True for the first process that asks. */
async function claim(name: string): Promise<boolean> {
  return fs.mkdir(name).then(
    () => true,
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
        throw error;
      }
      return false;
    },
  );
}

/** Another process makes it, and writes the file when it is done. */
async function waitForFile(file: string): Promise<string> {
  for (;;) {
    const text = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) {
      return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
