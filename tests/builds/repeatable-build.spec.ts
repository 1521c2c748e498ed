import {expect, test} from '@playwright/test';
import {Resvg} from '@resvg/resvg-js';
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import {builtFolder, runDocusaurus} from '../harness/build-site';
import {copyTree} from '../harness/copy-of-tree';

test.describe.configure({timeout: 300_000});

test(
  'a second build in the same folder, with the cache of the first, gives the same files byte for byte',
  {tag: ['@16.1', '@16.2']},
  async ({}, testInfo) => {
    const [first, second] = [builtFolder('production'), testInfo.outputPath('site')];
    const {ok, output} = await runDocusaurus('production', 'build', '--out-dir', second);
    expect(ok, output).toBe(true);
    expect(filesIn(second).sort()).toEqual(filesIn(first).sort());
    const isSame = (file: string) =>
      fs.readFileSync(path.join(first, file)).equals(fs.readFileSync(path.join(second, file)));
    expect(filesIn(second).filter((file) => !isSame(file))).toEqual([]);
  },
);

test('a build with a warm cache sees every edit', {tag: '@16.2'}, () => {
  const copy = copyTree('with-a-cache');
  const built = path.join(copy, 'build');
  const build = () =>
    execFileSync(process.execPath, ['scripts/docusaurus.mjs', 'build'], {
      cwd: copy,
      stdio: 'pipe',
      env: {...process.env, NODE_ENV: undefined},
    });
  const read = (file: string) => fs.readFileSync(path.join(built, file), 'utf8');
  /** Replaces words in a file: the first that fit, or all that a pattern finds. */
  const edit = (file: string, from: string | RegExp, to: string) => {
    const text = fs.readFileSync(path.join(copy, file), 'utf8');
    const edited = text.replace(from, to);
    expect(edited, `${from} in ${file}`).not.toBe(text);
    fs.writeFileSync(path.join(copy, file), edited);
  };
  const formsOfDoc = () => [
    ...['Flutter/examples.html', 'Flutter/examples.md', 'llms.txt', 'search-index.json'],
    ...filesIn(built).filter((file) => file.startsWith('assets/text/')),
  ];
  const card = () => fs.readFileSync(path.join(built, 'img/cards/docs/Flutter/examples.png'));
  const framework = () => filesIn(built).filter((file) => /^assets\/js\/framework\./.test(file));

  edit('docs/Flutter/examples.mdx', 'description: ', 'description: Edited. ');
  build();
  const edited = formsOfDoc().filter((file) => read(file).includes('Edited. '));
  expect(edited).toEqual(
    expect.arrayContaining(['Flutter/examples.html', 'Flutter/examples.md', 'llms.txt']),
  );
  expect(read('iOS/install.html')).toContain('data-doc-text=');
  const before = {card: card(), framework: framework()};

  edit('docs/Flutter/examples.mdx', 'description: Edited. ', 'description: ');
  edit('docs/Flutter/examples.mdx', 'title: ', 'title: Retitled ');
  const picture = noise();
  fs.writeFileSync(path.join(copy, 'docs/Android/noise.png'), picture);
  edit('docs/Android/install.mdx', '## ', '![Noise](./noise.png)\n\n## ');
  edit('docs/iOS/install.mdx', '## ', '{1 + 1}\n\n## ');
  edit('docs/Android/using.mdx', '\n## ', '\nAn edited page.\n\n## ');
  edit('product/identity.ts', "tagline: '", "tagline: 'Edited ");
  const [, sample = ''] =
    /sample="([^"#]+)#/.exec(fs.readFileSync(path.join(copy, 'docs/Android/using.mdx'), 'utf8')) ??
    [];
  edit(`samples/${sample}`, /(?<=#region .*\n)/g, '// An edited sample.\n');
  edit('product/contract/errors.ts', "message: '", "message: 'An edited error. ");
  edit('plugins/content/contract/addresses.ts', '`api-$', '`edited-$');
  edit('src/css/tokens.css', '--ifm-navbar-height: 4rem', '--ifm-navbar-height: 5rem');
  edit('src/theme/NotFound/Content/index.tsx', 'We could not find', 'An edited component. We');
  build();

  expect(formsOfDoc().filter((file) => read(file).includes('Edited. '))).toEqual([]);
  expect(card().equals(before.card)).toBe(false);
  const html = read('Android/using.html');
  expect(html, 'a page').toContain('An edited page.');
  expect(html, 'a sample').toContain('An edited sample.');
  expect(html, 'the contract').toContain('An edited error.');
  expect(html + read('Android/examples.html'), 'a plugin').toContain('id="edited-');
  expect(read('index.html'), 'a fact').toContain('Edited ');
  expect(html, 'a style').toContain('--ifm-navbar-height:5rem');
  expect(read('404.html'), 'a theme file').toContain('An edited component.');
  expect(read('iOS/install.html'), 'a text with code').not.toContain('data-doc-text=');
  const published = filesIn(built).find((name) => name.includes('/noise-')) ?? 'none';
  expect(fs.readFileSync(path.join(built, published)).equals(picture)).toBe(true);
  expect(framework()).toEqual(before.framework);
});

/** A picture too large to be inlined in the page: noise doesn't compress. */
function noise(): Buffer {
  const drawing =
    '<filter id="noise"><feTurbulence baseFrequency="0.7"/></filter><rect width="200" height="200" filter="url(#noise)"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${drawing}</svg>`;
  return new Resvg(svg).render().asPng();
}
