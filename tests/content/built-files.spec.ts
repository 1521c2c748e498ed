import {expect, test} from '@playwright/test';
import {CspEvaluator} from 'csp_evaluator';
import {Severity} from 'csp_evaluator/dist/finding';
import {CspParser} from 'csp_evaluator/dist/parser';
import {filesIn} from '../../lib/files';
import type {SearchIndex} from '../../lib/search-index';
import {builtFolder, outputOf} from '../harness/build-site';
import {readBuilt, textAddress} from '../harness/built-page';
import {usingPage, writtenRoutes} from '../harness/site';

const files = () => filesIn(builtFolder('production'));
const pages = () => files().filter((file) => file.endsWith('.html'));

test('the text of a doc is in its HTML and in no script', {tag: '@12.6'}, () => {
  const scripts = files().filter((file) => file.startsWith('assets/js/'));
  const html = readBuilt(`${usingPage}.html`);
  const file = readBuilt(textAddress(usingPage, 'production'));
  const {html: text} = JSON.parse(file) as {html: string};
  const [, sentence = 'none'] = /<p>([^<]{40,})/.exec(text) ?? [];
  expect(html).toContain(sentence);
  expect(scripts.filter((file) => readBuilt(file).includes(sentence))).toEqual([]);
});

test('every page has the same styles in its HTML, and small scripts', {tag: '@12.1'}, () => {
  const styles = new Set(
    pages().map((page) => /<style>.*?<\/style>/s.exec(readBuilt(page))?.[0] ?? page),
  );
  expect(styles.size).toBe(1);
  expect(pages().filter((page) => /<link[^>]*stylesheet/.test(readBuilt(page)))).toEqual([]);
  expect(files().filter((file) => file.endsWith('.css'))).toEqual([]);
  const scripts = [...readBuilt(`${usingPage}.html`).matchAll(/<script[^>]*>(.*?)<\/script>/gs)];
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter(([, text = '']) => /\n|\/\*| {2}/.test(text))).toEqual([]);
});

// It calls 'self' a possible weakness of hosts that publish their users' uploads: this site has none.
test(
  "Google's evaluator finds nothing of high or medium severity in any page's policy, which comes first",
  {tag: '@13.2'},
  () => {
    expect(pages()).toContain('404.html');
    for (const page of pages()) {
      // It applies to what follows.
      const [, policy = ''] =
        /<head><meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="(.*?)">/.exec(
          readBuilt(page),
        ) ?? [];
      const findings = new CspEvaluator(new CspParser(policy).csp)
        .evaluate()
        .filter(({severity}) => severity <= Severity.STRICT_CSP);
      expect(findings, page).toEqual([]);
      expect(policy).not.toMatch(/unsafe|https?:/);
    }
  },
);

test('the index of the search holds every page that a writer wrote', {tag: '@11.4'}, () => {
  const index = JSON.parse(readBuilt('search-index.json')) as SearchIndex;
  expect(index.pages.map((page) => page.path).sort()).toEqual(writtenRoutes);
});

test(
  'the site builds without warnings about broken links, anchors or images',
  {tag: ['@7.1', '@7.2']},
  () => {
    expect(outputOf('production')).not.toMatch(/broken|couldn't be resolved|leads to no page/i);
  },
);
