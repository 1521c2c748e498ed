import {expect, test, type Page, type Route} from '@playwright/test';
import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {replaceFile} from '../../plugins/finish/replace-file';
import {facts} from '../../product';
import {newPost} from '../../scripts/new/templates';
import {freePort} from '../../scripts/free-port';
import {runFolder} from '../harness/build-site';
import {copyTree} from '../harness/copy-of-tree';

test.describe.configure({mode: 'serial', timeout: 300_000});

const copy = path.resolve(runFolder(), 'copy', 'of-the-preview');
const shown = expect.configure({timeout: 60_000});
let preview: ChildProcess;
let origin: string;
/** What the preview has printed. */
let said = '';

test.beforeAll(async () => {
  copyTree(copy);
  await startPreview();
});

test.afterAll(() => preview.kill());

async function startPreview(): Promise<void> {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  preview = spawn(process.execPath, ['scripts/start.mjs', '--no-open', '--port', `${port}`], {
    cwd: copy,
    env: {...process.env, NODE_ENV: undefined},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [preview.stdout, preview.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (said += text));
  }
}

/** Edits a file as many editors do, which put a new one in its place. */
function edit(file: string, from: string, to: string): void {
  const name = path.join(copy, file);
  const text = fs.readFileSync(name, 'utf8');
  expect(text).toContain(from);
  replaceFile(name, text.replace(from, to));
}

/** A plugin that is of no content: the preview has a new site for each edit of it. */
const THEME_COLOR = 'plugins/output/theme-color/index.ts';
const LIGHT = "designToken('light', TOKEN)";

/**
 * Opens a page and waits until it is shown: the browser can miss an edit of the very moment in which the
 * preview compiles the page for the first time.
 */
async function openPage(page: Page, address: string): Promise<void> {
  await shown(async () => page.goto(`${origin}${address}`)).toPass();
  await shown(page.getByRole('article')).toBeVisible();
}

const colorOf = (page: Page) => page.locator('meta[name="theme-color"]');

async function processOf(page: Page): Promise<string> {
  await shown(colorOf(page)).toHaveAttribute('content', /^\d+$/);
  return (await colorOf(page).getAttribute('content')) ?? '';
}

test('an open page follows each edit, without a reload by hand', async ({page}) => {
  await openPage(page, '/Android/install');
  const article = page.getByRole('article');

  await test.step('of a fact, on the page and around it', async () => {
    await shown(article.getByText(`Add the ${facts.sdk.name} to`)).toBeVisible();
    edit('product/identity.ts', `name: '${facts.sdk.name}'`, "name: 'Other Kit'");
    await shown(article.getByText('Add the Other Kit to')).toBeVisible();
    await shown(page.getByRole('link', {name: 'Other Kit'}).first()).toBeVisible();
  });

  await openPage(page, '/Android/using');
  await test.step('of the contract', async () => {
    edit('product/contract/errors.ts', 'A member was used before', 'A member was called before');
    await shown(article.getByText('A member was called before')).toBeVisible();
  });
  await test.step('of what makes tables of the contract', async () => {
    edit('plugins/content/contract/texts.ts', "'Parameter'", "'Argument'");
    await shown(article.getByRole('columnheader', {name: 'Argument'}).first()).toBeVisible();
  });
  await test.step('of a loader of the bundler', async () => {
    edit(
      'plugins/output/sample-files/quoted-samples-loader.cjs',
      'return source;',
      "return source.replace('Android shows', 'Android always shows');",
    );
    await shown(article.getByText('Android always shows')).toBeVisible();
  });
});

test('a page whose scripts fell into the moment in which a new site is served comes by itself', async ({
  page,
}) => {
  let isRefused = false;
  const refuse = (route: Route) => {
    isRefused = true;
    return route.abort('connectionrefused');
  };
  await page.route('**/main.js', refuse, {times: 1});
  await openPage(page, '/Android/using');
  expect(isRefused).toBe(true);
});

test('a mistake in a plugin is said, and the preview goes on when it is mended', async ({page}) => {
  await openPage(page, '/Android/using');
  edit(THEME_COLOR, LIGHT, "designToken('light', '--unknown')");
  await shown.poll(() => said).toContain('The preview waits for your edit');
  edit(THEME_COLOR, "designToken('light', '--unknown')", "'#123456'");
  await shown(colorOf(page)).toHaveAttribute('content', '#123456');
});

test('an edit of a plugin starts no new process, until the preview has grown too large', async ({
  page,
}) => {
  await openPage(page, '/Android/using');
  const [first, second] = ['`${process.pid}`', '`${process.pid} again`'];
  await test.step('not before', async () => {
    edit(THEME_COLOR, "'#123456'", first);
    const before = await processOf(page);
    edit(THEME_COLOR, first, second);
    await shown(colorOf(page)).toHaveAttribute('content', `${before} again`);
  });
  await test.step('then', async () => {
    preview.kill();
    edit(THEME_COLOR, second, first);
    edit('scripts/start/preview.mjs', 'MOST_MEMORY = 2e9', 'MOST_MEMORY = 1');
    await startPreview();
    await openPage(page, '/Android/using');
    const before = await processOf(page);
    edit(THEME_COLOR, first, second);
    await shown(colorOf(page)).toHaveAttribute('content', / again$/);
    await expect(colorOf(page)).not.toHaveAttribute('content', `${before} again`);
  });
});

test('a post follows the edit of a fact, and a post that is added after it is shown', async ({
  page,
}) => {
  await openPage(page, '/blog/welcome');
  edit('product/identity.ts', "name: 'Other Kit'", "name: 'Third Kit'");
  await shown(page.getByRole('article').getByText('The Third Kit follows')).toBeVisible();
  for (const {filePath, text} of newPost('A new post', '2026-01-31')) {
    fs.writeFileSync(path.join(copy, filePath), text);
  }
  await shown(page.getByRole('link', {name: 'A new post', exact: true})).toBeVisible();
});

test('a fault stands over the page with file, line and mend, and goes when it is mended', async ({
  page,
}) => {
  await openPage(page, '/iOS/install');
  const overlay = page.frameLocator('iframe');
  const facts = '{{sdk.name}}';
  edit('docs/iOS/install.mdx', `Add the ${facts}`, 'Add the {{sdk.nam}}');
  await shown(
    overlay.getByText(
      /docs\/iOS\/install\.mdx:\d+:\d+ +unknown fact .* did you mean {{sdk\.name}}/,
    ),
  ).toBeVisible();
  edit('docs/iOS/install.mdx', 'Add the {{sdk.nam}}', `Now add the ${facts}`);
  await shown(page.getByRole('article').getByText('Now add the')).toBeVisible();
  await expect.poll(() => faultsOver(page)).toEqual([]);
});

/** What stands over the page, a text for each frame. */
const faultsOver = (page: Page) =>
  page
    .locator('iframe')
    .evaluateAll((frames) =>
      frames.map((frame) => (frame as HTMLIFrameElement).contentDocument?.body.innerText),
    );

test('a fault on a page that is not open stands in the terminal', async () => {
  edit('docs/Flutter/install.mdx', 'Add the {{sdk.name}}', 'Add the {{sdk.nam}}');
  await shown.poll(() => said).toMatch(/docs\/Flutter\/install\.mdx:\d+:\d+ +unknown fact/);
});
