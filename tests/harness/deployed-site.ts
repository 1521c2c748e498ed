import {test as base} from '@playwright/test';
import {detect} from 'detect-port';
import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import type {IncomingHttpHeaders} from 'node:http';
import https from 'node:https';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {compressFiles} from '../../scripts/compress';
import {builtFolder} from './build-site';
import {findProgram} from './programs';

export {expect} from '@playwright/test';

/** Its address rather than its name, which some systems give to `::1` alone. */
const HOST = '127.0.0.1';

/** A site that deploy/release.sh has published, behind an nginx of its own. */
export interface DeployedSite {
  /** Such as `https://127.0.0.1:12345`; the certificate is self-signed. */
  origin: string;
  /** The port that redirects readers to https. */
  plainPort: number;
  /** Where it is published: `current`, `releases` and `assets`. */
  root: string;
  /** The folder that was published first, with its compressed files. */
  built: string;
  /** Publishes a built and compressed site. */
  release(folder: string): Promise<void>;
  /**
   * Sends one request exactly as written: the path isn't normalised, nothing is decoded, no redirect is followed, and
   * the certificate isn't checked.
   */
  ask(
    path: string,
    options?: {method?: string; headers?: Record<string, string>},
  ): ReturnType<typeof ask>;
}

/** Playwright's `test` with the deployed production build. */
export const test = base.extend<object, {site: DeployedSite}>({
  site: [
    async ({}, use) => {
      // What tests write there is read by nginx's workers, which have no rights.
      const umask = process.umask(0o022);
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deployed-'));
      fs.chmodSync(folder, 0o755);
      const [root, built] = [path.join(folder, 'docs'), path.join(folder, 'built')];
      const release = async (site: string) => {
        await promisify(execFile)('deploy/release.sh', [site, root]);
      };
      // Apart from the folder of the build, which other tests examine.
      fs.cpSync(builtFolder('production'), built, {recursive: true});
      await compressFiles(built);
      await release(built);
      // It returns when its ports are open, and throws what it prints if it can't start.
      const nginx = (...parameters: string[]) =>
        execFileSync(
          findProgram('nginx') ?? '',
          ['-p', folder, '-c', 'nginx.conf', ...parameters],
          {stdio: 'pipe'},
        );
      const {port, plainPort} = await startOnFreePorts((...ports) => {
        writeConfiguration(folder, root, ...ports);
        nginx();
      });
      await use({
        ...{origin: `https://${HOST}:${port}`, plainPort, root, built, release},
        ask: (target, options) => ask({host: HOST, port, path: target, ...options}),
      });
      nginx('-s', 'stop');
      fs.rmSync(folder, {recursive: true});
      process.umask(umask);
    },
    // Compressing the site.
    {scope: 'worker', timeout: 120_000},
  ],
});

/** Starts a server that has to be told its ports: another program can take one that was free a moment ago. */
async function startOnFreePorts(start: (port: number, plainPort: number) => void) {
  for (;;) {
    const [port, plainPort] = [await detect(), await detect()];
    try {
      start(port, plainPort);
      return {port, plainPort};
    } catch (error) {
      if (!String(error).includes('Address already in use')) {
        throw error;
      }
    }
  }
}

/** Headers have names in lower case; one that came twice has both values, separated by a comma. */
const ask = (options: https.RequestOptions) =>
  new Promise<{status: number; headers: IncomingHttpHeaders; body: Buffer}>((resolve, reject) => {
    const request = https.request(
      {...options, rejectUnauthorized: false, agent: false},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const {statusCode: status = 0, headers} = response;
          resolve({status, headers, body: Buffer.concat(chunks)});
        });
      },
    );
    request.on('error', reject).end();
  });

/** Writes what deploy/nginx.conf needs in a folder and on ports of its own, with a certificate. */
function writeConfiguration(folder: string, root: string, port: number, plainPort: number): void {
  const site = fs
    .readFileSync('deploy/nginx.conf', 'utf8')
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80 ', `listen ${HOST}:${plainPort} `)
    .replaceAll('listen 443 ', `listen ${HOST}:${port} `)
    .replaceAll('/etc/letsencrypt/live/docs', folder)
    .replaceAll('docs.example.org', 'localhost')
    .replaceAll('/var/www/docs', root);
  fs.writeFileSync(path.join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  fs.writeFileSync(
    path.join(folder, 'nginx.conf'),
    `load_module ${findProgram('the brotli module of nginx')};
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  ${temporary}
  access_log off;
  include site.conf;
}
`,
  );
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`];
  execFileSync('openssl', ['req', '-x509', ...key, ...files, '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
}
