import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {findOrInstall} from './install-with-apt';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  /** The path of the program. */
  program: string;
  /** The path of the module that `brotli_static` needs. */
  module: string;
}

/** nginx with its brotli module, and openssl for a certificate; undefined if any of them is missing. */
function findNginx(): Nginx | undefined {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => fs.existsSync(file));
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  return program && hasOpenssl && fs.existsSync(MODULE) ? {program, module: MODULE} : undefined;
}

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

/**
 * Finds nginx as Debian packages it, or else installs it with apt, which needs root.
 *
 * @returns undefined if neither is possible
 */
export const findOrInstallNginx = (): Nginx | undefined => findOrInstall(findNginx, packages);

export const HOW_TO_INSTALL = `nginx is not installed — as root: apt-get install ${packages.join(' ')}`;
