import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

/** Where this run of the tests builds sites: a folder each. Relative to the root; set before any worker starts. */
export const runFolder = (): string => process.env.TEST_RUN_FOLDER ?? '.test-results/run';

export interface BuildResult {
  /** The built site. */
  folder: string;
  ok: boolean;
  /** Everything that the build printed. */
  output: string;
}

/**
 * Builds the site with the config of a variant, once in a run of all tests.
 *
 * @param variant a file of tests/variants without its ending; `production` is the site itself
 * @returns how the build ended; a failed one does not throw
 */
export async function buildSite(variant: string): Promise<BuildResult> {
  const folder = path.join(ROOT, runFolder(), variant);
  const record = `${folder}.json`;
  if (await claim(`${folder}.claim`)) {
    const result = {folder, ...(await runBuild(variant, folder))};
    await fs.writeFile(`${record}.part`, JSON.stringify(result));
    await fs.rename(`${record}.part`, record);
    return result;
  }
  return JSON.parse(await waitForFile(record)) as BuildResult;
}

/** True for the first process that asks. */
async function claim(name: string): Promise<boolean> {
  return fs.mkdir(name).then(
    () => true,
    () => false,
  );
}

/** Another process builds the same site; it writes the file when it is done. */
async function waitForFile(file: string): Promise<string> {
  for (;;) {
    const text = await fs.readFile(file, 'utf8').catch(() => undefined);
    if (text !== undefined) {
      return text;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function runBuild(variant: string, folder: string): Promise<Omit<BuildResult, 'folder'>> {
  const config =
    variant === 'production' ? 'docusaurus.config.ts' : `tests/variants/${variant}.config.ts`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/docusaurus.mjs', 'build', '--config', config, '--out-dir', folder],
      {cwd: ROOT, env: buildEnvironment(variant), maxBuffer: 16 * 1024 * 1024},
      (error, stdout, stderr) => resolve({ok: !error, output: stdout + stderr}),
    );
  });
}

/** Builds that run side by side must not share generated files or a cache. */
function buildEnvironment(variant: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: undefined,
    FORCE_COLOR: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${runFolder()}/generated/${variant}`,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}
