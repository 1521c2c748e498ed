import {expect, test} from '@playwright/test';
import {facts} from '../../product';
import {linkToPages, moveTitle} from './twins';

const {url} = facts.site;
const docs = ['index.md', 'Android/using.md'];

test('links to docs lead to the pages of the same site, and others stay as they are', () => {
  const text = `[Use](${url}/Android/using.md#events), [start](${url}/index.md)`;
  expect(linkToPages(text, docs)).toBe('[Use](/Android/using#events), [start](/)');
  const others = `[post](${url}/blog/a.md), [using](https://other.example/Android/using.md)`;
  expect(linkToPages(others, docs)).toBe(others);
});

test('a title moves to the front matter, with the address as it is written', () => {
  expect(moveTitle('# Say "on": Android\n\nText\n', 'Android/using.md')).toBe(
    '---\ntitle: "Say \\"on\\": Android"\nslug: Android/using\n---\n\nText\n',
  );
  expect(moveTitle('# Start\n', 'index.md')).toBe('---\ntitle: "Start"\n---\n');
});
