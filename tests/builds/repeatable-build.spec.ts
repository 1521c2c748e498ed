import {expect, test} from '@playwright/test';
import {Resvg} from '@resvg/resvg-js';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder, runDocusaurus, runFolder} from '../harness/build-site';
import {copyTree} from '../harness/copy-of-tree';

test.describe.configure({timeout: 300_000});

const read = (folder: string, file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

const differing = (one: string, other: string) =>
  filesIn(one).filter(
    (file) =>
      !fs.readFileSync(path.join(one, file)).equals(fs.readFileSync(path.join(other, file))),
  );

test(
  'a second build in the same folder, with the cache of the first, gives the same files byte for byte',
  {tag: ['@16.1', '@16.2']},
  async () => {
    const first = await builtFolder('production');
    const second = path.resolve(runFolder(), 'second-build');
    const {ok, output} = await runDocusaurus('production', 'build', '--out-dir', second);
    expect(ok, output).toBe(true);
    expect(filesIn(second).sort()).toEqual(filesIn(first).sort());
    expect(differing(second, first)).toEqual([]);
  },
);

/** Replaces the first words in a file that fit. */
function edit(folder: string, file: string, from: string, to: string): void {
  const text = read(folder, file);
  expect(text, file).toContain(from);
  fs.writeFileSync(path.join(folder, file), text.replace(from, to));
}

test('a build with a warm cache sees every edit', {tag: '@16.2'}, () => {
  const copy = path.resolve(runFolder(), 'copy', 'with-a-cache');
  const built = path.join(copy, 'build');
  const build = () =>
    execFileSync(process.execPath, ['scripts/docusaurus.mjs', 'build'], {
      cwd: copy,
      stdio: 'pipe',
      env: {...process.env, NODE_ENV: undefined},
    });
  copyTree(copy);
  edit(copy, 'docs/Flutter/examples.mdx', 'description: ', 'description: Edited. ');
  build();
  const formsOfDoc = () => [
    ...['Flutter/examples.html', 'Flutter/examples.md', 'llms.txt', 'search-index.json'],
    ...filesIn(built).filter((file) => file.startsWith('assets/text/')),
  ];
  const edited = formsOfDoc().filter((file) => read(built, file).includes('Edited. '));
  expect(edited).toEqual(
    expect.arrayContaining(['Flutter/examples.html', 'Flutter/examples.md', 'llms.txt']),
  );
  expect(read(built, 'iOS/install.html')).toContain('data-doc-text=');
  const card = fs.readFileSync(path.join(built, 'img/cards/docs/Flutter/examples.png'));
  const framework = filesIn(built).filter(isFramework);

  edit(copy, 'docs/Flutter/examples.mdx', 'description: Edited. ', 'description: ');
  edit(copy, 'docs/Flutter/examples.mdx', 'title: ', 'title: Retitled ');
  const picture = noise();
  fs.writeFileSync(path.join(copy, 'docs/Android/noise.png'), picture);
  edit(copy, 'docs/Android/install.mdx', '## ', '![Noise](./noise.png)\n\n## ');
  edit(copy, 'docs/iOS/install.mdx', '## ', '{1 + 1}\n\n## ');
  edit(copy, 'docs/Android/using.mdx', '\n## ', '\nAn edited page.\n\n## ');
  edit(copy, 'product/identity.ts', "tagline: '", "tagline: 'Edited ");
  const samples = path.join(copy, 'samples/android');
  for (const sample of filesIn(samples).filter((file) => file.endsWith('.kt'))) {
    const text = read(samples, sample);
    fs.writeFileSync(
      path.join(samples, sample),
      text.replaceAll(/(?<=#region .*\n)/g, '// An edited sample.\n'),
    );
  }
  edit(copy, 'product/contract/errors.ts', "message: '", "message: 'An edited error. ");
  edit(copy, 'plugins/content/contract/addresses.ts', '`api-$', '`edited-$');
  edit(
    copy,
    'src/theme/NotFound/Content/index.tsx',
    'We could not find',
    'An edited component. We',
  );
  build();

  expect(formsOfDoc().filter((file) => read(built, file).includes('Edited. '))).toEqual([]);
  expect(
    fs.readFileSync(path.join(built, 'img/cards/docs/Flutter/examples.png')).equals(card),
  ).toBe(false);
  const html = read(built, 'Android/using.html');
  expect(html, 'a page').toContain('An edited page.');
  expect(html, 'a sample').toContain('An edited sample.');
  expect(read(built, 'index.html'), 'a fact').toContain('Edited ');
  expect(html, 'the contract').toContain('An edited error.');
  expect(read(built, '404.html'), 'a theme file').toContain('An edited component.');
  expect(html + read(built, 'Android/examples.html'), 'a plugin').toContain('id="edited-');
  expect(read(built, 'iOS/install.html'), 'a text with code').not.toContain('data-doc-text=');
  const published = filesIn(built).find((name) => name.includes('/noise-')) ?? 'none';
  expect(fs.readFileSync(path.join(built, published)).equals(picture)).toBe(true);
  expect(filesIn(built).filter(isFramework)).toEqual(framework);
  expect(framework).toHaveLength(1);
});

/** A picture too large to be inlined in the page: noise doesn't compress. */
function noise(): Buffer {
  const drawing =
    '<filter id="noise"><feTurbulence baseFrequency="0.7"/></filter><rect width="200" height="200" filter="url(#noise)"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${drawing}</svg>`;
  return new Resvg(svg).render().asPng();
}

const isFramework = (file: string) => file.startsWith('assets/js/framework.');
