import {detect} from 'detect-port';
import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import {findOrInstall} from './install';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export interface Nginx {
  /** The path of the program. */
  program: string;
  /** The path of the module that `brotli_static` needs. */
  module: string;
}

/** nginx with its brotli module, and openssl for a certificate; undefined if any of them is missing. */
function findNginx(): Nginx | undefined {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file));
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  return program && hasOpenssl && existsSync(MODULE) ? {program, module: MODULE} : undefined;
}

const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'];

/**
 * Finds nginx as Debian packages it, or else installs it with apt, which needs root.
 *
 * @returns undefined if neither is possible
 */
export const findOrInstallNginx = (): Nginx | undefined => findOrInstall(findNginx, packages);

export const HOW_TO_INSTALL = `nginx is not installed — as root: apt-get install ${packages.join(' ')}`;

export interface RunningNginx {
  /** Such as `https://localhost:12345`; the certificate is self-signed. */
  origin: string;
  /** The port that redirects readers to https. */
  plainPort: number;
  /** Kills all its processes at once, as a crash of the machine would. */
  kill(): Promise<void>;
  /** Restarts it on the same ports. */
  start(): Promise<void>;
}

/** Nobody, on Debian: nginx must not need root. */
const NOBODY = 65534;

/**
 * Runs deploy/nginx.conf without privileges, on free ports.
 *
 * @param folder an empty folder that everybody may enter; configuration, log and certificate go there
 * @param root where deploy/release.sh publishes, instead of /var/www/docs
 * @throws Error with the log if nginx doesn't start
 */
export async function startNginx(
  nginx: Nginx,
  folder: string,
  root: string,
): Promise<RunningNginx> {
  const [port, plainPort] = [await detect(), await detect()];
  const log = path.join(folder, 'error.log');
  await writeConfiguration(nginx, folder, root, {port, plainPort});
  makeCertificate(folder);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    execFileSync('chown', ['-R', String(NOBODY), folder]);
  }
  let running: ChildProcess | undefined;
  const server: RunningNginx = {
    origin: `https://localhost:${port}`,
    plainPort,
    start: async () => {
      running = spawn(nginx.program, ['-p', folder, '-c', 'nginx.conf', '-e', log], {
        stdio: 'ignore',
        // A group of its own, to stop the workers together with their master.
        detached: true,
        ...(isRoot ? {uid: NOBODY, gid: NOBODY} : {}),
      });
      await waitForPort(port, running, log);
    },
    kill: async () => {
      if (running?.pid && running.exitCode === null && running.signalCode === null) {
        const ended = once(running, 'exit');
        process.kill(-running.pid, 'SIGKILL');
        await ended;
      }
    },
  };
  await server.start();
  return server;
}

/** Resolves when the port is open. */
async function waitForPort(port: number, nginx: ChildProcess, log: string): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) {
      throw new Error(`nginx did not start:\n${await fs.readFile(log, 'utf8')}`);
    }
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = net.connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** What Debian has in /etc/nginx/nginx.conf, and deploy/nginx.conf with other ports and paths. */
async function writeConfiguration(
  nginx: Nginx,
  folder: string,
  root: string,
  {port, plainPort}: {port: number; plainPort: number},
): Promise<void> {
  const site = await fs.readFile('deploy/nginx.conf', 'utf8');
  const replacements: [string, string][] = [
    ['listen 80 default_server', `listen 127.0.0.1:${plainPort} default_server`],
    ['listen [::]:80 default_server;', ''],
    ['listen 443 ssl http2 default_server', `listen 127.0.0.1:${port} ssl http2 default_server`],
    ['listen [::]:443 ssl http2 default_server backlog=4096;', ''],
    ['/etc/letsencrypt/live/docs', folder],
    ['docs.example.org', 'localhost'],
    ['/var/www/html', folder],
    ['/var/www/docs', root],
  ];
  await fs.writeFile(
    path.join(folder, 'site.conf'),
    replacements.reduce((text, [from, to]) => replaceAll(text, from, to), site),
  );
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  await fs.writeFile(
    path.join(folder, 'nginx.conf'),
    `load_module ${nginx.module};
daemon off;
worker_processes 2;
worker_rlimit_nofile 16384;
pid ${folder}/nginx.pid;
events { worker_connections 8192; }
http {
  ${temporary}
  access_log off;
  sendfile on;
  tcp_nopush on;
  include site.conf;
}
`,
  );
}

function replaceAll(text: string, from: string, to: string): string {
  if (!text.includes(from)) {
    throw new Error(
      `deploy/nginx.conf has no "${from}" — put what it has instead in tests/harness/nginx.ts`,
    );
  }
  return text.replaceAll(from, to);
}

function makeCertificate(folder: string): void {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
}
