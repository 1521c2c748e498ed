import {spawnSync} from 'node:child_process';
import fs from 'node:fs';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  /** Path of the program. */
  program: string;
  /** Path of the module that `brotli_static` needs. */
  module: string;
}

/** nginx with its brotli module, and openssl for a certificate; undefined where one is missing. */
function findNginx(): Nginx | undefined {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => fs.existsSync(file));
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  return program && hasOpenssl && fs.existsSync(MODULE) ? {program, module: MODULE} : undefined;
}

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

/**
 * Finds nginx as Debian packs it, else installs it with apt, which needs root.
 *
 * @returns undefined where neither is possible
 */
export function findOrInstallNginx(): Nginx | undefined {
  const found = findNginx();
  if (found || process.getuid?.() !== 0) {
    return found;
  }
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-y', '--no-install-recommends'];
  // Installing must not start a server on the machine's own ports.
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1'};
  spawnSync('apt-get', ['update'], {stdio: 'ignore', timeout: 120_000});
  spawnSync('apt-get', ['install', ...options, ...packages], {
    stdio: 'ignore',
    env,
    timeout: 120_000,
  });
  return findNginx();
}

export const HOW_TO_INSTALL = `nginx is not installed — as root: apt-get install ${packages.join(' ')}`;
