import fs from 'node:fs';
import {createRequire} from 'node:module';
import {fail} from './errors.mjs';
import {freePort} from './port.mjs';

/** Ends the command unless the folder contains a site and the port is free. */
export async function checkServer({dir, host}, port) {
  if (!fs.existsSync(`${dir}/index.html`)) {
    fail(`${dir}/ contains no site — run npm run build first`);
  }
  // In a terminal, Docusaurus asks whether it may take another.
  const free = process.stdout.isTTY ? port : await freePort(port, host);
  if (free !== port) {
    fail(`port ${port} is taken — add -- --port ${free}`);
  }
}

/**
 * Serves files whose names have a letter such as é: serve-handler 6 names the file in a header that it needs for nothing,
 * which Node refuses then, and the server would end.
 */
export function leaveOutFileNames() {
  const core = createRequire(import.meta.resolve('@docusaurus/core/lib/index.js'));
  const handler = createRequire(core.resolve('serve-handler'));
  handler('content-disposition');
  handler.cache[handler.resolve('content-disposition')].exports = () => 'inline';
}
