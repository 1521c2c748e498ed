import fs from 'node:fs';
import {setTimeout} from 'node:timers/promises';

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
