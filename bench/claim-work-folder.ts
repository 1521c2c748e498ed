import fs from 'node:fs';
import {WORK_FOLDER} from './sites/prepare-site';

/**
 * Makes the folder of the benchmark's sites, and removes it when the process ends, also after
 * Ctrl-C, for which Playwright ends it.
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
}
