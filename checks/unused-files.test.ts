import {expect, test} from '@playwright/test';
import {pageOf} from './page-of';
import {unusedOf} from './unused-files';

const files = [
  pageOf('[The form](/form.pdf)', 'docs/a.mdx'),
  pageOf('![D](@site/static/img/d.png)', 'versioned_docs/version-1.0/a.mdx'),
  {filePath: 'blog/authors.yml', text: 'a:\n  image_url: /img/a.svg\n'},
  {filePath: 'src/components/A/index.tsx', text: '<img src="/img/b.svg" alt="" />'},
  {filePath: 'README.md', text: '![C](static/img/c.png)'},
];

test('a static file that a page, an author, a component or a host uses passes', () => {
  const names = ['form.pdf', 'img/a.svg', 'img/b.svg', 'img/d.png', '_headers', 'google123.html'];
  expect(unusedOf(names, files)).toEqual([]);
});

test('a static file that nothing on the site names is found', () => {
  expect(unusedOf(['img/c.png'], files)).toEqual([
    {
      filePath: 'static/img/c.png',
      line: 1,
      problem: 'no page uses it',
      mend: 'delete it, or link to it',
    },
  ]);
});
