import {fail} from './errors.mjs';

/** A port that is free: the wanted one, or the next after it. */
export async function freePort(port, host) {
  const {detect} = await import('detect-port');
  return detect({port, hostname: host === 'localhost' ? undefined : host});
}

/** The number of a port, 0 for any that is free; anything else ends the command. */
export function portOf(written) {
  const port = Number(written);
  if (!/^\d+$/.test(written) || port > 65_535) {
    fail(`--port ${written} — write a number up to 65535, such as 4000`);
  }
  return port;
}
