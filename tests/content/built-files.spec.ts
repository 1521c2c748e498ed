import {expect, test} from '@playwright/test';
import {CspEvaluator} from 'csp_evaluator';
import {Severity} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import fs from 'node:fs';
import path from 'node:path';
import {filesIn} from '../../lib/files';
import type {SearchIndex} from '../../lib/search-index';
import {buildSite, SITES} from '../harness/build-site';
import {readHead} from '../harness/read-head';
import {routes, writtenRoutes} from '../harness/site';

/** A production build: what it printed, its files, and what is in one of them. */
async function readBuild() {
  const {ok, folder, output} = await buildSite('production');
  expect(ok, output).toBe(true);
  const files = filesIn(folder);
  const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
  const scripts = files.filter((file) => file.startsWith('assets/js/'));
  return {
    folder,
    output,
    files,
    read,
    scripts,
    pages: files.filter((file) => file.endsWith('.html')),
    scriptsWith: (text: string) => scripts.filter((file) => read(file).includes(text)),
  };
}

/** A text in a script that gives away a part that no browser uses, by the name of the part. */
const UNUSED = {
  'the announcement bar': 'AnnouncementBar.closeButton',
  'the button that hides the sidebar': 'sidebar.collapseButton',
  "the footer's logo": 'footer__logo',
  'navbar items for languages': 'theme.navbar.mobileLanguageDropdown',
  'navbar items for versions': 'theme.navbar.mobileVersionsDropdown',
  'the banner of a draft': 'contentVisibility.draftBanner',
  'the banner of Docusaurus': '__docusaurus-base-url-issue-banner',
  'what `withRouter` needs': 'getDerivedStateFromProps:!0',
  'helpers of tslib': '__asyncGenerator',
  Prism: 'disableWorkerMessageHandler',
  'the scripts of the HTML': 'Your site did not load',
};

test('scripts hint that they are compiled while they load, and contain nothing that no browser uses', async () => {
  const {read, scripts, scriptsWith} = await readBuild();
  for (const file of scripts) {
    expect(read(file).split('\n')[0], file).toBe('//# allFunctionsCalledOnLoad');
  }
  for (const [part, text] of Object.entries(UNUSED)) {
    expect(scriptsWith(text), part).toEqual([]);
  }
  expect(scriptsWith('react.dev/errors/')).toEqual([
    expect.stringMatching(/^assets\/js\/framework\./),
  ]);
});

test('the text of a doc is in its HTML and in a file of its own, and in no script', async () => {
  const {read, scriptsWith} = await readBuild();
  const html = read('Android/using.html');
  const [, address = ''] = /data-doc-text="\/([^"]+)"/.exec(html) ?? [];
  const {html: text, toc} = JSON.parse(read(address)) as {html: string; toc: object[]};
  const [, sentence = 'none'] = /<p>([^<]{40,})/.exec(text) ?? [];
  expect(text).not.toContain('<script');
  expect(html).toContain(text.slice(0, 200));
  expect(html).toContain(sentence);
  expect(toc).not.toEqual([]);
  expect(scriptsWith(sentence)).toEqual([]);
  const ofPage = [...html.matchAll(/"\/(assets\/js\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(ofPage.length).toBeGreaterThan(3);
  const drawing = ofPage.filter((file) => read(file).includes('contains-task-list'));
  expect(drawing, 'scripts that draw texts').toEqual([]);
  // Its layout and the sidebar.
  expect(ofPage.filter((file) => /\/[0-9a-f]{8}\./.test(file))).toHaveLength(2);
});

test('every page has the same styles in its HTML, and small scripts', {tag: '@12.1'}, async () => {
  const {files, pages, read} = await readBuild();
  const styles = new Set(pages.map((page) => /<style>.*?<\/style>/s.exec(read(page))?.[0] ?? page));
  expect(styles.size).toBe(1);
  const [style = ''] = styles;
  expect(style).toContain('@layer');
  expect(style).not.toMatch(/navbar--primary|footer--dark/);
  expect(pages.filter((page) => /<link[^>]*stylesheet/.test(read(page)))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([]);
  const scripts = [...read('Android/using.html').matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(([, text = '']) => /\n|\/\*| {2}/.test(text))).toEqual([]);
});

// It calls 'self' a possible weakness of hosts that publish their users' uploads: this site has none.
test(
  "Google's evaluator finds nothing of high or medium severity in any page's policy, which comes first",
  {tag: '@13.2'},
  async () => {
    const {pages, read} = await readBuild();
    expect(pages).toContain('404.html');
    for (const page of pages) {
      // It applies to what follows.
      const [, policy = ''] =
        /<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(
          read(page),
        ) ?? [];
      const findings = new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter(({severity}) => severity <= Severity.STRICT_CSP);
      expect(findings, page).toEqual([]);
      expect(policy).not.toMatch(/unsafe|https?:/);
    }
  },
);

test('every card and icon that a page names is there', {tag: '@14.4'}, async () => {
  const {folder, read} = await readBuild();
  const sizeOf = (address: string) =>
    fs.statSync(path.join(folder, address), {throwIfNoEntry: false})?.size ?? 0;
  for (const route of routes) {
    const [image = ''] = (await readHead(folder, route)).meta.get('og:image') ?? [];
    expect(sizeOf(new URL(image).pathname), image).toBeGreaterThan(1024);
  }
  const {links} = await readHead(folder, '/');
  const named = links.filter(({rel}) => /^(?:icon|apple-touch-icon|manifest)$/.test(rel));
  expect(named).toHaveLength(4);
  const {icons} = JSON.parse(read('site.webmanifest')) as {icons: {src: string}[]};
  for (const file of [...named.map(({href}) => href), ...icons.map(({src}) => src)]) {
    expect(sizeOf(file), file).toBeGreaterThan(0);
  }
});

test('the index of the search holds every page that a writer wrote', {tag: '@11.4'}, async () => {
  const {read} = await readBuild();
  const {pages} = JSON.parse(read('search-index.json')) as SearchIndex;
  expect(pages.map((page) => page.path).sort()).toEqual(writtenRoutes);
});

test('a build with example values says so in one line, and leaves the patched files where they can be read', async () => {
  const {output} = await readBuild();
  expect(output).toMatch(
    /^\[WARNING\] product\/ still has example values — .*provider\.website.*$/m,
  );
  const patched = `${SITES}/generated/production/patched`;
  const registry = fs.readFileSync(`${patched}/browser/@generated/registry.js`, 'utf8');
  expect(registry).toContain('loadDocText(address)');
  expect(registry).not.toContain('resolveWeak');
});
