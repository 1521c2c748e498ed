import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/**
 * Follows how much memory a process and all that it has started occupy together.
 *
 * @returns what ends the following, and tells the peak in bytes
 */
export function followMemory(pid: number): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    void residentBytes(pid).then((bytes) => (peak = Math.max(peak, bytes)));
  }, 250);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Resident memory of a process tree; 0 where it has ended. */
async function residentBytes(root: number): Promise<number> {
  const {stdout} = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
  const tree = new Set([root]);
  let kilobytes = 0;
  // A child has a higher number than its parent, so one pass finds grandchildren too.
  for (const line of stdout.trim().split('\n')) {
    const [pid = 0, parent = 0, size = 0] = line.trim().split(/\s+/).map(Number);
    if (tree.has(pid) || tree.has(parent)) {
      tree.add(pid);
      kilobytes += size;
    }
  }
  return kilobytes * 1024;
}
