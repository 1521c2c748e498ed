import {execFile, spawnSync} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);

/** What one run of wrk has measured; times as wrk prints them, such as `3.21ms`. */
export interface Load {
  requests: number;
  perSecond: number;
  median: string;
  p99: string;
  /** Connections that failed or took too long, and responses with a status other than 2xx or 3xx. */
  errors: number;
}

const isInstalled = () => !spawnSync('wrk', ['--version']).error;

/** Whether wrk is available; if it is missing, root installs it with apt. */
export function findOrInstallWrk(): boolean {
  if (!isInstalled() && process.getuid?.() === 0) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'wrk'], {stdio: 'ignore'});
  }
  return isInstalled();
}

export const HOW_TO_INSTALL_WRK = 'wrk is not installed — as root: apt-get install wrk';

/**
 * Requests one address as fast as the server responds.
 *
 * @throws Error if wrk's output has no figures
 */
export async function wrk(address: string, connections: number, seconds: number): Promise<Load> {
  const options = [`-t${Math.min(connections, 2)}`, `-c${connections}`, `-d${seconds}s`];
  const headers = ['-H', 'Accept-Encoding: br'];
  const {stdout} = await run('wrk', [
    ...options,
    ...headers,
    '--latency',
    '--timeout',
    '10s',
    address,
  ]);
  return readOutput(stdout);
}

/** @param output of `wrk --latency` (4.1 or later) */
export function readOutput(output: string): Load {
  const find = (pattern: RegExp) => pattern.exec(output)?.[1];
  const requests = find(/(\d+) requests in/);
  const perSecond = find(/Requests\/sec:\s+([\d.]+)/);
  const [median, p99] = [find(/^ +50% +(\S+)/m), find(/^ +99% +(\S+)/m)];
  if (!requests || !perSecond || !median || !p99) {
    throw new Error(`wrk printed no figures:\n${output}`);
  }
  const socketErrors = [...(find(/Socket errors: (.*)/) ?? '').matchAll(/\d+/g)];
  const errors = socketErrors.reduce((sum, [count]) => sum + Number(count), 0);
  const refused = Number(find(/Non-2xx or 3xx responses: (\d+)/) ?? 0);
  return {
    requests: Number(requests),
    perSecond: Math.round(Number(perSecond)),
    median,
    p99,
    errors: errors + refused,
  };
}
