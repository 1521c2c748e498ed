// What a build must not do: empty a folder of something else, or write where another one writes.
import fs from 'node:fs';
import path from 'node:path';
import {fail} from './errors.mjs';

/** Ends the command if the folder to build in isn't one that may be emptied. */
export function checkOutDir(written) {
  if (typeof written !== 'string' || !written) {
    fail('--out-dir needs a folder, such as build');
  }
  const folder = path.relative('', written);
  // A build empties it first, and it must not be above this one either.
  if (!/^(?:[A-Z]:|\.[\\/.]*\w|build(?:$|[\\/]))/.test(folder)) {
    const reason = 'lint and the checks would take the built site for sources';
    fail(`--out-dir ${written}: ${reason} — name build, a folder in it or one elsewhere`);
  }
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  // A build that was ended leaves only a part of a site, in `build` as a rule.
  const isSite = /^build(?:$|[\\/])/.test(folder) || files.includes('index.html');
  if (files.length > 0 && (!isSite || files.includes('.git'))) {
    const reason = 'a build empties this folder, and it contains something other than a built site';
    fail(`--out-dir ${written}: ${reason} — name a folder that is new, empty or a built site`);
  }
}

/** Which process writes the generated files. */
const file = path.join(
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME ?? '.docusaurus',
  'build.pid',
);

/** Ends the command if another build writes the same files. */
export const buildAlone = () => runAlone('build', file);

/**
 * Ends the command if another one of its kind runs, and otherwise keeps others from it.
 *
 * @param {string} what
 * @param {string} file with the number of its process
 */
export function runAlone(what, file) {
  const other = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  // In a container, each may have the same number.
  if (other && other !== process.pid && isRunning(other)) {
    const mend = `wait for it, or end process ${other}; if that is no ${what}, delete ${file}`;
    fail(`another ${what} is running in this folder — ${mend}`);
  }
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(file, `${process.pid}`);
  process.on('exit', () => fs.rmSync(file, {force: true}));
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
