import {expect, test} from '@playwright/test';
import {detect} from 'detect-port';
import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {replaceFile} from '../../lib/files';

test(
  'npm run serve answers at an address with a letter such as é, and goes on, while another finds its port taken',
  {tag: ['@15.8', '@16.5']},
  async ({}, testInfo) => {
    for (const name of ['index', '404', 'café']) {
      replaceFile(testInfo.outputPath(`${name}.html`), name);
    }
    const port = `${await detect()}`;
    const command = ['scripts/docusaurus.mjs', 'serve', '--no-open', '--port', port, '--dir'];
    const server = spawn(process.execPath, [...command, testInfo.outputPath()]);
    await expect
      .poll(() => fetch(`http://localhost:${port}/`).catch(() => undefined), {timeout: 60_000})
      .toBeTruthy();
    const {stderr} = spawnSync(process.execPath, [...command, testInfo.outputPath()], {
      encoding: 'utf8',
    });
    expect(stderr).toMatch(
      new RegExp(`^\n\\[ERROR\\] port ${port} is taken — add -- --port \\d+\n$`),
    );
    for (const [address, text] of [
      ['caf%C3%A9', 'café'],
      ['', 'index'],
      ['%zz', ''],
      ['', 'index'],
    ]) {
      const response = await fetch(`http://localhost:${port}/${address}`);
      expect(await response.text(), address).toContain(text);
    }
    server.kill();
    await once(server, 'exit');
  },
);
