import {fail} from './errors.mjs';

/** The number of a port, 0 for any that is free; anything else ends the command. */
export function portOf(written) {
  const port = Number(written);
  if (!/^\d+$/.test(written) || port > 65_535) {
    fail(new Error(`--port ${written} — write a number up to 65535, such as 4000`));
  }
  return port;
}
