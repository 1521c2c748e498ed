import {expect, test, type Page} from '@playwright/test';
import {detect} from 'detect-port';
import {execFile, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {replaceFile} from '../../lib/files';
import {facts} from '../../product';
import {newPost} from '../../scripts/new/templates';
import {runFolder} from '../harness/build-site';
import {copyTree} from '../harness/copy-of-tree';

test.describe.configure({mode: 'serial', timeout: 600_000});

const copy = path.resolve(runFolder(), 'copy', 'of-the-preview');
const shown = expect.configure({timeout: 120_000});
let preview: ChildProcess;
let origin: string;
/** What the preview has printed. */
let said = '';

test.beforeAll(async () => {
  copyTree(copy);
  await startPreview();
});

test.afterAll(async () => {
  preview.kill('SIGINT');
  await once(preview, 'exit');
  await expect(fetch(origin), 'Docusaurus ends with npm start').rejects.toThrow();
});

const environment = {...process.env, NODE_ENV: undefined};

async function startPreview(): Promise<void> {
  const port = await detect();
  origin = `http://localhost:${port}`;
  preview = spawn(process.execPath, ['scripts/start.mjs', '--no-open', '--port', `${port}`], {
    cwd: copy,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [preview.stdout, preview.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
}

/** Edits a file as many editors do, by replacing it with a new one. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const edited = text.replace(from, to);
  expect(edited, `${from} in ${file}`).not.toBe(text);
  replaceFile(path.join(copy, file), edited);
}

const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');

const COLOR = 'plugins/bundle/early-scripts.ts';
const LIGHT = "designToken('light', TOKEN)";
const UNKNOWN = "designToken('light', '--unknown')";

const colorOf = (page: Page) => page.locator('meta[name="theme-color"]');

/**
 * Opens a page and waits until it is shown: the browser can miss an edit of the very moment in which the
 * preview starts.
 */
async function openPage(page: Page, address: string): Promise<void> {
  await shown(async () => page.goto(`${origin}${address}`)).toPass();
  await shown(page.getByRole('article')).toBeVisible();
}

test(
  'an open page shows edits to prose, samples, components and styles without a reload',
  {tag: '@15.6'},
  async ({page}) => {
    await openPage(page, '/Android/using');
    const article = page.getByRole('article');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));

    await test.step('prose', async () => {
      edit('docs/Android/using.mdx', '\n## ', '\n## Edited: ');
      await shown(article.getByRole('heading', {name: /Edited: /})).toBeVisible();
    });
    await test.step('a sample', async () => {
      const [, name = ''] = /sample="([^"#]+)#/.exec(read('docs/Android/using.mdx')) ?? [];
      edit(`samples/${name}`, /(?<=#region .*\n)/g, '// An edited sample.\n');
      await shown(article.getByText('// An edited sample.').first()).toBeVisible();
    });
    await test.step('a component', async () => {
      edit('src/components/CopyPage/index.tsx', "'Copy page'", "'Take the page'");
      await shown(page.getByRole('button', {name: 'Take the page'})).toBeVisible();
    });
    await test.step('a style', async () => {
      edit('src/css/tokens.css', '--ifm-navbar-height: 4rem', '--ifm-navbar-height: 5rem');
      await shown(page.getByRole('navigation', {name: 'Main'})).toHaveCSS('height', '80px');
    });
    await expect(page.locator('body')).toHaveAttribute('data-same');
  },
);

test(
  'an open page follows edits to facts, the contract, plugins and loaders, and so do other pages',
  {tag: '@15.6'},
  async ({page}) => {
    await openPage(page, '/Android/using');
    const article = page.getByRole('article');
    edit('product/identity.ts', `name: '${facts.sdk.name}'`, "name: 'Other Kit'");
    edit('product/contract/errors.ts', "message: '", "message: 'An edited error. ");
    edit('plugins/content/contract/language.ts', "'Message:'", "'Exact message:'");
    edit(
      'plugins/output/sample-files/quoted-samples-loader.cjs',
      'return source;',
      String.raw`return source.replace('\n## ', '\n## Loaded: ');`,
    );
    await shown(article.getByText('An edited error.').first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'Other Kit'}).first()).toBeVisible();
    await expect(article.getByText('Exact message:').first()).toBeVisible();
    await expect(article.getByRole('heading', {name: /^Loaded: /})).toBeVisible();
    await openPage(page, '/Android/install');
    await expect(article.getByText(/Other Kit/).first()).toBeVisible();
  },
);

test(
  'a page recovers on its own if its scripts were requested between two servers',
  {tag: '@15.6'},
  async ({page}) => {
    await openPage(page, '/Android/using');
    await page.route(
      '**/main.js',
      async (route) => {
        edit(COLOR, LIGHT, "'#123456'");
        await shown(() => expect(fetch(origin)).rejects.toThrow()).toPass();
        await route.abort('connectionrefused');
      },
      {times: 1},
    );
    await page.reload();
    await shown(page.getByRole('article')).toBeVisible();
    await expect(colorOf(page)).toHaveAttribute('content', '#123456');
  },
);

test(
  'a mistake that stops Docusaurus is reported briefly, and the preview continues once it is fixed',
  {tag: ['@15.6', '@15.8']},
  async ({page}) => {
    await openPage(page, '/Android/using');
    said = '';
    edit(COLOR, "'#123456'", UNKNOWN);
    await shown.poll(() => said).toContain('The preview is waiting for your edit');
    expect(said).toContain('[ERROR]');
    expect(said).not.toMatch(/^ +at /m);
    edit(COLOR, UNKNOWN, "'#654321'");
    await shown(colorOf(page)).toHaveAttribute('content', '#654321');
  },
);

test(
  'a site that is loaded during the preview, here with another config, disturbs neither',
  {tag: '@15.6'},
  async ({page}) => {
    await openPage(page, '/iOS/using');
    const {stdout} = await promisify(execFile)(
      process.execPath,
      ['scripts/docusaurus.mjs', 'build', '--config', 'tests/kitchen/kitchen.config.ts'],
      {cwd: copy, env: {...environment, DOCUSAURUS_EXIT_AFTER_LOADING: 'true'}},
    );
    expect(stdout).toContain('Creating an optimized production build');
    edit('docs/iOS/using.mdx', '\n## ', '\n## Edited: ');
    await shown(page.getByRole('heading', {name: /Edited: /})).toBeVisible();
    await openPage(page, '/iOS/install');
    await expect(page.getByRole('region', {name: 'Announcement'})).toBeHidden();
  },
);

test('a new post is shown', {tag: '@15.6'}, async ({page}) => {
  await openPage(page, '/blog/welcome');
  for (const {filePath, text} of newPost('A new post', '2026-01-31')) {
    fs.writeFileSync(path.join(copy, filePath), text);
  }
  await shown(page.getByRole('link', {name: 'A new post', exact: true})).toBeVisible();
});

test(
  'a fault is shown over the page with file, line and fix, and goes once it is fixed',
  {tag: '@15.6'},
  async ({page}) => {
    await openPage(page, '/iOS/install');
    const overlay = page.frameLocator('iframe');
    edit('docs/iOS/install.mdx', '\n## ', '\nOf the {{sdk.nam}}.\n\n## ');
    await shown(
      overlay
        .getByText(/docs\/iOS\/install\.mdx:\d+:\d+ +unknown fact .* did you mean {{sdk\.name}}/)
        // Docusaurus 3.10.2 repeats it as a detail.
        .first(),
    ).toBeVisible();
    edit('docs/iOS/install.mdx', 'Of the {{sdk.nam}}', 'Now of the {{sdk.name}}');
    await shown(page.getByRole('article').getByText('Now of the')).toBeVisible();
    await expect.poll(() => faultsOver(page)).toEqual([]);
  },
);

/** What is shown over the page, one text per frame. */
const faultsOver = (page: Page) =>
  page
    .locator('iframe')
    .evaluateAll((frames) =>
      frames.map((frame) => (frame as HTMLIFrameElement).contentDocument?.body.innerText),
    );

test('a fault on a page that is not open is printed in the terminal', {tag: '@15.6'}, async () => {
  edit('docs/Flutter/install.mdx', '\n## ', '\nOf the {{sdk.nam}}.\n\n## ');
  await shown.poll(() => said).toMatch(/docs\/Flutter\/install\.mdx:\d+:\d+ +unknown fact/);
});
