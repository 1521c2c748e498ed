import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import type {Build} from '../finish/page';
import {publicAddresses} from './public-addresses';

/** A coming version of the docs, the latest one, and an older one. */
const loadedVersions = [
  {versionName: 'current', isLast: false, path: '/next'},
  {versionName: '3', isLast: true, path: '/'},
  {versionName: '2', isLast: false, path: '/2'},
];
const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions}}};
const pages = ['/2/a', '/a', '/new', '/next/a'].map((address) => ({address}));

test(
  'a published address is a page or a redirect, and only a build that succeeds lists the addresses of new pages, but none of a coming version',
  {tag: '@16.3'},
  async () => {
    const siteDir = test.info().outputPath();
    const list = path.join(siteDir, 'site/public-addresses.txt');
    for (const [code, listed, lost, after] of [
      [1, '/a\n/gone\n/moved\n', ['/gone'], '/a\n/gone\n/moved\n'],
      [1, '/a\n/moved\n', [], '/a\n/moved\n'],
      [0, '/a\n/moved\n', [], '/2/a\n/a\n/moved\n/new\n'],
    ] as const) {
      replaceFile(list, listed);
      const stopFor = (lines: readonly string[]) => {
        expect(lines).toEqual(
          lost.map((address) => expect.stringContaining(`txt:2  ${address} is no longer a page`)),
        );
      };
      const build = {
        ...{siteDir, siteConfigPath: 'docusaurus.config.ts', baseUrl: '/'},
        ...{allContent, pages, stopFor},
      } as unknown as Build;
      await publicAddresses([{from: '/moved', to: '/a#part'}])
        .begin(build)
        .end?.();
      const [atExit] = process.listeners('exit').slice(-1);
      expect(fs.readFileSync(list, 'utf8')).toBe(listed);
      atExit?.call(process, code);
      process.off('exit', atExit ?? (() => undefined));
      expect(fs.readFileSync(list, 'utf8')).toBe(after);
    }
  },
);
