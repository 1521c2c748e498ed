import {expect, test} from '@playwright/test';
import {formatFinding} from './finding';
import {pageOf} from './pages/page-of';
import {policy} from './policy';

test('what the policy would block in a built page is found with line and column', async () => {
  const text = [
    '<p style={{color: "red"}}>A</p>',
    '<iframe src="/a" />',
    '<video />',
    '![A van at the kerb.](https://cdn.acme.com/van.png)',
    'A [link](https://www.acme.com), ![A van.](./van.png), <br />, <button onClick={send}>B</button>.',
  ].join('\n\n');
  expect((await policy([pageOf(text)])).map(formatFinding)).toEqual([
    'docs/a.mdx:4:1  <p> has a style attribute — give it a class, and write a rule for that class',
    expect.stringMatching(/^docs\/a\.mdx:6:1 {2}<iframe> is not covered by the policy — /),
    expect.stringMatching(/^docs\/a\.mdx:8:1 {2}<video> is not covered by the policy — /),
    'docs/a.mdx:10:1  <img> loads https://cdn.acme.com/van.png from another host — put the file in static/',
  ]);
});

test("an author's picture on another host is found in authors.yml", async () => {
  const filePath = 'blog/authors.yml';
  const text =
    'a:\n  name: A\n  image_url: https://cdn.acme.com/a.png\nb:\n  image_url: /img/b.png\n';
  expect((await policy([{filePath, text}])).map(formatFinding)).toEqual([
    "blog/authors.yml:3:3  the author's picture loads https://cdn.acme.com/a.png from another host — put the file in static/",
  ]);
});
