import {escapeRegexp} from '@docusaurus/utils';
import {expect, test, type Page} from '@playwright/test';
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../lib/files';
import {copyWithOtherSdk} from '../harness/copy-of-tree';
import {facts} from '../kitchen/facts';

test.describe.configure({mode: 'serial', timeout: 300_000});

const shown = expect.configure({timeout: 120_000});
const STACK_TRACE = /^[\s│]+at .*:\d/m;
// Of the content of a small SDK, with which the preview starts fast, and again after each edit.
const [installPage, usingPage] = ['/Android/install', '/Android/using'];
const [installDoc, usingDoc] = [`docs${installPage}.mdx`, `docs${usingPage}.mdx`];

let copy: string;
let preview: ChildProcess;
let origin: string;
/** What the preview has printed. */
let said = '';

/** Where the preview says that it is: on a port that is free. */
const ADDRESS = /http:\/\/localhost:\d+/;

const inCopy = () => ({cwd: copy, env: {...process.env, NODE_ENV: undefined, DEBUG: undefined}});

test.beforeAll(async () => {
  copy = copyWithOtherSdk(test.info().outputPath('site'));
  preview = spawn(process.execPath, ['scripts/start.mjs', '--no-open', '--port', '0'], {
    ...inCopy(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [preview.stdout, preview.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
  await shown.poll(() => said).toMatch(ADDRESS);
  [origin = ''] = ADDRESS.exec(said) ?? [];
});

test.afterAll(async () => {
  // It is gone already if it has crashed, or never started.
  if (preview.exitCode === null) {
    preview.kill('SIGINT');
    await once(preview, 'exit');
  }
  await expect(fetch(origin), 'Docusaurus ends with npm start').rejects.toThrow();
});

const read = (file: string) => fs.readFileSync(path.join(copy, file), 'utf8');

/** Edits a file as many editors do, by replacing it with a new one. */
function edit(file: string, from: string | RegExp, to: string): void {
  const text = read(file);
  const edited = text.replace(from, to);
  expect(edited, `${from} in ${file}`).not.toBe(text);
  replaceFile(path.join(copy, file), edited);
}

/**
 * Opens a page and waits until it is shown: the browser can miss an edit of the very moment in which the
 * preview starts.
 */
async function openPage(page: Page, address: string): Promise<void> {
  await shown(async () => page.goto(`${origin}${address}`)).toPass();
  await shown(page.getByRole('article')).toBeVisible();
}

test(
  'an open page shows edits to prose, components and styles without a reload',
  {tag: '@15.6'},
  async ({page}) => {
    await openPage(page, usingPage);
    const article = page.getByRole('article');
    await page.evaluate(() => document.body.setAttribute('data-same', ''));
    edit(usingDoc, '\n## ', '\n## Edited: ');
    edit('src/components/CopyPage/index.tsx', "'Copy page'", "'Take the page'");
    edit('src/css/tokens.css', '--ifm-navbar-height: 4rem', '--ifm-navbar-height: 5rem');
    await shown(article.getByRole('heading', {name: /Edited: /})).toBeVisible();
    await shown(page.getByRole('button', {name: 'Take the page'})).toBeVisible();
    await shown(page.getByRole('navigation', {name: 'Main'})).toHaveCSS('height', '80px');
    await expect(page.locator('body')).toHaveAttribute('data-same');
  },
);

/** What is said of the edits below. */
const faultIn = (file: string) =>
  new RegExp(`${escapeRegexp(file)}:\\d+:\\d+ +unknown fact .* did you mean {{sdk\\.name}}`);

const TABS = `<Tabs>
${['One', 'Two'].map((name) => `<TabItem value="${name}" label="${name}">\n\n${name}\n\n</TabItem>`).join('\n')}
</Tabs>`;

test(
  'a page begins at the anchor in its address and has the keys of the site',
  {tag: ['@4.3', '@10.4', '@11.3']},
  async ({page}) => {
    await page.setViewportSize({width: 1280, height: 400});
    edit(installDoc, '\n## ', `\n${TABS}\n\n## `);
    await openPage(page, installPage);
    await shown(page.getByRole('tab', {name: 'One'})).toBeVisible();
    const section = page.getByRole('article').locator('h2').last();
    await expect(section).not.toBeInViewport();
    const anchor = `#${await section.getAttribute('id')}`;
    await openPage(page, usingPage);
    await openPage(page, installPage + anchor);
    await expect(section).toBeInViewport();
    await page.getByRole('tab').first().press('ArrowRight');
    await expect(page.getByRole('tab').nth(1)).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toContainText('npm run preview');
  },
);

test(
  'a site that is loaded during the preview does not disturb it, and a new post is shown',
  {tag: '@15.6'},
  async ({page}) => {
    execFileSync(process.execPath, ['scripts/docusaurus.mjs', 'build'], {
      ...inCopy(),
      env: {...inCopy().env, DOCUSAURUS_EXIT_AFTER_LOADING: 'true'},
      stdio: 'pipe',
    });
    await openPage(page, '/blog/first-light');
    fs.writeFileSync(
      path.join(copy, 'blog/2026-01-31-a-new-post.md'),
      '---\ntitle: A new post\n---\n\nA line.\n\n{/* truncate */}\n',
    );
    await shown(page.getByRole('link', {name: 'A new post', exact: true})).toBeVisible();
  },
);

test(
  'an open page follows edits to facts, the contract, plugins, samples and settings, after a mistake that stops Docusaurus',
  {tag: ['@15.6', '@15.8']},
  async ({page}) => {
    const [identity, name] = ['product/identity.ts', `name: '${facts.sdk.name}'`];
    await openPage(page, usingPage);
    said = '';
    edit(identity, name, 'name: unknown');
    await shown.poll(() => said).toContain('The preview is waiting for your edit');
    expect(said).toContain('[ERROR]');
    expect(said).not.toMatch(STACK_TRACE);
    edit(identity, 'name: unknown', "name: 'Other Kit'");
    edit('product/contract/index.ts', "message: '", "message: 'An edited error. ");
    await openPage(page, usingPage);
    const article = page.getByRole('article');
    await shown(article.getByText('An edited error.').first()).toBeVisible();
    await expect(page.getByRole('link', {name: 'Other Kit'}).first()).toBeVisible();
    edit('plugins/contract/labels.ts', "'Message:'", "'Exact message:'");
    await shown(article.getByText('Exact message:').first()).toBeVisible();
    edit('samples/android/Lamps.kt', /(?<=#region .*\n)/g, '// An edited sample.\n');
    await shown(article.getByText('// An edited sample.').first()).toBeVisible();
    edit('site/theme-config.ts', "'Website'", "'An edited label'");
    await shown(page.getByRole('link', {name: 'An edited label'}).first()).toBeVisible();
  },
);

test(
  'a fault is shown over the page with file, line and fix, and goes once it is fixed; one on another page, or in the definitions of tags, is printed',
  {tag: '@15.6'},
  async ({page}) => {
    await openPage(page, installPage);
    edit(installDoc, '\n## ', '\nOf the {{sdk.nam}}.\n\n## ');
    await shown(page.frameLocator('iframe').getByText(faultIn(installDoc))).toBeVisible();
    edit(installDoc, 'Of the {{sdk.nam}}', 'Now of the {{sdk.name}}');
    await shown(page.getByRole('article').getByText('Now of the')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    const tags = read('blog/tags.yml');
    edit('blog/tags.yml', /^/, 'a: b: c\n');
    await shown.poll(() => said).toMatch(/^\[ERROR\] blog\/tags\.yml:1 {2}Nested mappings .*$/m);
    replaceFile(path.join(copy, 'blog/tags.yml'), tags);
    await openPage(page, installPage);
    edit(usingDoc, '\n---\n', '\n---\n\nOf the {{sdk.nam}}.\n');
    await shown.poll(() => said).toMatch(faultIn(usingDoc));
    expect(said).not.toMatch(STACK_TRACE);
  },
);
