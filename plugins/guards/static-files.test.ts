import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import type {Build} from '../finish/page';
import {staticFiles} from './static-files';

test(
  'what static/ has is published as it is there, completed, or named, and not if it is hidden; nothing else is in /assets/',
  {tag: ['@15.1', '@16.5']},
  async () => {
    const siteDir = test.info().outputPath();
    const write = (folder: string, text: string, ...files: string[]) => {
      for (const file of files) {
        fs.mkdirSync(path.dirname(path.join(siteDir, folder, file)), {recursive: true});
        fs.writeFileSync(path.join(siteDir, folder, file), text);
      }
    };
    write('static', 'own', 'robots.txt', '_headers', '_redirects', 'img/a.svg', 'assets/b.svg');
    write('static', 'own', 'samples/a.zip', 'sitemap.xml');
    write('published', 'of the build', 'samples/a.zip');
    write('static', 'own', '.DS_Store', '.env', '.nojekyll', '.well-known/a');
    write('build', 'own', 'img/a.svg', 'assets/b.svg', 'samples/a.zip', '.env', '.nojekyll');
    write('build', 'own', '.well-known/a', '.DS_Store', 'sitemap.xml');
    write('build', 'of the build', 'robots.txt', '_headers', '_redirects', 'assets/js/c.js');
    const found: string[] = [];
    const build = {
      ...{siteDir, outDir: path.join(siteDir, 'build'), baseUrl: '/'},
      siteConfig: {staticDirectories: ['static', 'published', 'nowhere']},
      pages: ['/Android/assets/a', '/assets/a', '/assets'].map((address) => ({address})),
      linesOf: (faults: {address: string}[]) => faults.map(({address}) => address),
      stopFor: (lines: readonly string[]) => found.push(...lines),
    } as unknown as Build;
    await staticFiles.begin(build).end?.();
    expect(found.map((line) => line.replace(/:1 .*/, '')).sort()).toEqual([
      '/assets/a',
      'static/.env',
      'static/assets/b.svg',
      'static/robots.txt',
      'static/samples/a.zip',
      'static/sitemap.xml',
    ]);
  },
);
