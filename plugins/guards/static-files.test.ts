import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import type {Build} from '../finish/page';
import {staticFiles} from './static-files';

const LEFT = ['.DS_Store', 'img/Thumbs.db', '__MACOSX/a', 'a.key', 'a.svg.orig', 'id_rsa'];

test(
  'what static/ has is published as it is there, completed, or named, and not if it is hidden, a key or a left-over; nothing else is in /assets/',
  {tag: ['@15.1', '@16.5']},
  async () => {
    const siteDir = test.info().outputPath();
    const write = (folder: string, text: string, ...files: string[]) => {
      files.forEach((file) => replaceFile(path.join(siteDir, folder, file), text));
    };
    write('static', 'own', 'robots.txt', '_headers', '_redirects', 'img/a.svg', 'assets/b.svg');
    write('static', 'own', 'samples/a.zip', 'sitemap.xml');
    write('published', 'of the build', 'samples/a.zip');
    write('static', 'own', '.env', '.nojekyll', '.well-known/a', ...LEFT);
    write('build', 'own', 'img/a.svg', 'assets/b.svg', 'samples/a.zip', '.env', '.nojekyll');
    write('build', 'own', '.well-known/a', 'sitemap.xml', ...LEFT);
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
      'static/__MACOSX/a',
      'static/a.key',
      'static/a.svg.orig',
      'static/assets/b.svg',
      'static/id_rsa',
      'static/robots.txt',
      'static/samples/a.zip',
      'static/sitemap.xml',
    ]);
    const left = ['.DS_Store', 'img/Thumbs.db', 'img/a.svg'];
    expect(left.filter((file) => fs.existsSync(path.join(siteDir, 'build', file)))).toEqual([
      'img/a.svg',
    ]);
  },
);
