import {execFile} from 'node:child_process';
import path from 'node:path';
import {oncePerRun} from './once-per-run';
import {translateKitchen} from './translations';

const ROOT = path.resolve(__dirname, '../..');

const CONFIGS: Record<string, string | undefined> = {
  production: 'docusaurus.config.ts',
  kitchen: 'tests/kitchen/kitchen.config.ts',
};

/** Where this run of the tests builds sites, each in its own folder. Relative to the root; set before any worker starts. */
export const runFolder = (): string => process.env.TEST_RUN_FOLDER ?? '.test-results/run';

export interface BuildResult {
  /** The built site. */
  folder: string;
  ok: boolean;
  /** Everything that the build printed. */
  output: string;
}

/**
 * Builds the site with the config of a variant, once per run of all tests.
 *
 * @param variant a file in tests/variants without its extension; `production` is the site itself
 * @returns how the build ended; a failed one doesn't throw
 */
export async function buildSite(variant: string): Promise<BuildResult> {
  const folder = path.join(ROOT, runFolder(), variant);
  return oncePerRun(folder, async () => {
    await (variant === 'kitchen' ? translateKitchen() : undefined);
    return {folder, ...(await runDocusaurus(variant, 'build', '--out-dir', folder))};
  });
}

/**
 * The folder with a variant's built site.
 *
 * @throws Error with everything that the build printed, if it failed
 */
export async function builtFolder(variant: string): Promise<string> {
  const {ok, folder, output} = await buildSite(variant);
  if (!ok) {
    throw new Error(`the build of variant ${variant} failed:\n${output}`);
  }
  return folder;
}

/** Runs a Docusaurus command with the config of a variant; a failed one doesn't throw. */
export function runDocusaurus(
  variant: string,
  command: string,
  ...parameters: string[]
): Promise<Omit<BuildResult, 'folder'>> {
  const config = CONFIGS[variant] ?? `tests/variants/${variant}.config.ts`;
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/docusaurus.mjs', command, '--config', config, ...parameters],
      {cwd: ROOT, env: buildEnvironment(variant), maxBuffer: 16 * 1024 * 1024},
      (error, stdout, stderr) => resolve({ok: !error, output: stdout + stderr}),
    );
  });
}

/** Concurrent builds must not share generated files or a cache. */
function buildEnvironment(variant: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    NODE_ENV: undefined,
    FORCE_COLOR: '0',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${runFolder()}/generated/${variant}`,
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
}
