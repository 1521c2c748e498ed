import {expect, test} from '@playwright/test';
import {Resvg} from '@resvg/resvg-js';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {runFolder} from '../harness/build-site';
import {copyTree} from '../harness/copy-of-tree';

test.describe.configure({mode: 'serial', timeout: 300_000});

const copy = path.resolve(runFolder(), 'copy', 'in-another-folder');

/** Builds the copy, with a cache, and returns the names of all files, sorted. */
function build(): string[] {
  execFileSync(process.execPath, ['scripts/docusaurus.mjs', 'build'], {
    cwd: copy,
    stdio: 'pipe',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${runFolder()}/generated/production`,
    },
  });
  return filesIn(path.join(copy, 'build'));
}

const filesIn = (folder: string) =>
  fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => fs.statSync(path.join(folder, file)).isFile())
    .sort();

const isSame = (file: string, folder: string) =>
  fs.readFileSync(path.join(copy, 'build', file)).equals(fs.readFileSync(path.join(folder, file)));

const page = (name: string) => fs.readFileSync(path.join(copy, 'build', name), 'utf8');

function edit(file: string, from: string, to: string): void {
  const name = path.join(copy, file);
  const text = fs.readFileSync(name, 'utf8');
  expect(text).toContain(from);
  fs.writeFileSync(name, text.replace(from, to));
}

test('a second build in the same folder, with the cache of the first, gives the same files byte for byte', () => {
  copyTree(copy);
  build();
  const first = `${copy}-first`;
  fs.cpSync(path.join(copy, 'build'), first, {recursive: true});
  const files = build();
  expect(renamed(files, first)).toEqual([]);
  expect(files).toEqual(filesIn(first));
  expect(files.find((file) => !isSame(file, first))).toBeUndefined();
});

/** Files with another hash in their name in the second build, each with the place where its text begins to differ. */
function renamed(files: string[], first: string): string[] {
  const withoutHash = (file: string) => file.replace(/\.[0-9a-f]{8}\./, '.');
  const before = new Map(filesIn(first).map((file) => [withoutHash(file), file]));
  return files.flatMap((file) => {
    const old = before.get(withoutHash(file));
    if (!old || old === file) {
      return [];
    }
    const [then, now] = [fs.readFileSync(path.join(first, old), 'utf8'), page(file)];
    let start = 0;
    while (start < now.length && then[start] === now[start]) {
      start += 1;
    }
    const excerpt = (text: string) => text.slice(Math.max(0, start - 40), start + 160);
    return [`${file}: ${excerpt(then)} -> ${excerpt(now)}`];
  });
}

test('a build with a warm cache publishes an edit to one doc in each of its forms', () => {
  edit('docs/Flutter/examples.mdx', 'description: ', 'description: Edited. ');
  const files = build();
  const texts = files.filter((name) => name.startsWith('assets/text/')).map(page);
  expect(texts.filter((text) => text.includes('Edited. '))).toHaveLength(1);
  for (const name of ['Flutter/examples.html', 'Flutter/examples.md', 'llms.txt']) {
    expect(page(name)).toContain('Edited. ');
  }
  const isPublished = (name: string) => /\.(?:md|png)$/.test(name);
  expect(files.filter((name) => isPublished(name) && !isSame(name, `${copy}-first`))).toEqual([
    'Flutter/examples.md',
    'img/cards/docs/Flutter/examples.png',
  ]);
});

test('a build with a warm cache sees every edit', () => {
  expect(page('iOS/install.html')).toContain('data-doc-text=');
  const framework = filesIn(path.join(copy, 'build/assets/js')).filter(isFramework);
  const picture = noise();
  fs.writeFileSync(path.join(copy, 'docs/Android/noise.png'), picture);
  edit('docs/Android/install.mdx', '## ', '![Noise](./noise.png)\n\n## ');
  edit('docs/iOS/install.mdx', '## ', '{1 + 1}\n\n## ');
  edit('docs/Android/using.mdx', '## Configure\n', '## Configure\n\nAn edited page.\n');
  edit('product/identity.ts', "tagline: '", "tagline: 'Edited ");
  edit(
    'samples/android/app/src/main/java/com/acme/courier/CourierApp.kt',
    'override fun onCreate',
    '/* An edited sample. */ override fun onCreate',
  );
  edit('product/contract/errors.ts', "message: 'Another", "message: 'An edited error. Another");
  edit('plugins/content/contract/addresses.ts', '`api-$', '`edited-$');
  edit('src/theme/NotFound/Content/index.tsx', 'We could not find', 'An edited component. We');
  const files = build();

  const html = page('Android/using.html');
  expect(html, 'a page').toContain('An edited page.');
  expect(html, 'a sample').toContain('An edited sample.');
  expect(page('index.html'), 'a fact').toContain('Edited ');
  expect(html, 'the contract').toContain('An edited error.');
  expect(page('404.html'), 'a theme file').toContain('An edited component.');
  expect(html + page('Android/examples.html'), 'a plugin').toContain('id="edited-');
  expect(page('iOS/install.html'), 'a text with code').not.toContain('data-doc-text=');
  const published = files.find((name) => name.includes('/noise-')) ?? 'none';
  expect(fs.readFileSync(path.join(copy, 'build', published)).equals(picture)).toBe(true);
  expect(files.map((file) => path.basename(file)).filter(isFramework)).toEqual(framework);
  expect(framework).toHaveLength(1);
});

/** A picture too large to be inlined in the page: noise doesn't compress. */
function noise(): Buffer {
  const drawing =
    '<filter id="noise"><feTurbulence baseFrequency="0.7"/></filter><rect width="200" height="200" filter="url(#noise)"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${drawing}</svg>`;
  return new Resvg(svg).render().asPng();
}

const isFramework = (file: string) => file.startsWith('framework.');
