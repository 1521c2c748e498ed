import {expect, test} from '@playwright/test';
import {facts} from '../product';
import {brokenLinks} from './site-links';
import {pageOf} from './pages/page-of';

const files = [
  pageOf('', 'docs/iOS/install.mdx'),
  {filePath: 'site/navbar.ts', text: "[\n  {to: '/iOS/instal'},\n]"},
];
const link = (to: string) => ({filePath: 'site/navbar.ts', to});

test('a link to a page or to its section passes', () => {
  expect(
    brokenLinks([link('/iOS/install'), link('/blog'), link('/iOS/install?a#b')], files),
  ).toEqual([]);
});

test('a link that Docusaurus leaves alone can lead to a file', () => {
  const problems = (to: string) => brokenLinks([link(to)], files).map(({problem}) => problem);
  expect(problems('pathname:///llms.txt')).toEqual([]);
  expect(problems(`${facts.site.url}/iOS/install#a`)).toEqual([]);
  expect(problems('pathname:///lms.txt')).toEqual(['there is no /lms.txt']);
  expect(problems(`${facts.site.url}/iOS/instal`)).toEqual(['there is no /iOS/instal']);
});

test('a link to nowhere is found with its line and the nearest address', () => {
  expect(brokenLinks([link('/iOS/instal')], files)).toEqual([
    {
      filePath: 'site/navbar.ts',
      line: 2,
      problem: 'there is no /iOS/instal',
      mend: 'did you mean /iOS/install?',
    },
  ]);
});
