import fs from 'node:fs';
import path from 'node:path';

/** The project's root. */
export const ROOT = path.resolve(__dirname, '../..');

/** Ignored by git; inside the project, so that both sites find its node_modules. */
export const WORK_FOLDER = path.join(ROOT, '.bench');

/**
 * Makes the folder of the benchmark's sites, and removes it when the process ends, also after Ctrl-C.
 *
 * @throws Error when it is there: two runs at once would delete each other's sites and slow each other
 */
export function claimWorkFolder(): void {
  if (fs.existsSync(WORK_FOLDER)) {
    throw new Error(
      `${WORK_FOLDER} is there — wait until the other \`npm run bench\` has ended, or delete the folder if none runs`,
    );
  }
  fs.mkdirSync(WORK_FOLDER);
  process.once('exit', () => fs.rmSync(WORK_FOLDER, {recursive: true, force: true}));
  process.once('SIGINT', () => process.exit(130));
}
