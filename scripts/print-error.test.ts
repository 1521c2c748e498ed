import {expect, test} from '@playwright/test';
import {reasonsOf} from './print-error.mjs';

test('a mistake in a page is one line, however the bundler and Docusaurus wrap it', () => {
  const ofPage = (
    file: string,
    says: string,
  ) => `╰─▶   × Error: MDX compilation failed for file "/site/${file}"
        │ Cause: ${file}:8  ${says}
        │ Details:
        │ ${file}:8  ${says}
        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
        │     at async loadMDX (/site/node_modules/@docusaurus/mdx-loader/lib/loader.js:22:20)`;
  const missing = "× Module not found: Can't resolve './a' in '/site/docs'\n    ╭─[16:0]";
  const message = [ofPage('docs/a.mdx', 'one'), ofPage('docs/b.mdx', 'two'), missing];
  expect(
    reasonsOf(new Error(`The build failed.\n${message.join(`\n\n${'-'.repeat(26)}\n`)}`)),
  ).toEqual([`The build failed.\ndocs/a.mdx:8  one\ndocs/b.mdx:8  two\n${missing}`]);
});

test('a page that cannot be drawn is named with the reason, and the next one only if it has another', () => {
  const fails = (page: string, reason: string) =>
    new Error(`Can't render static file for pathname "${page}"`, {cause: new Error(reason)});
  const errors = [
    fails('/a', 'x is not defined'),
    fails('/b', 'x is not defined'),
    fails('/c', 'y'),
  ];
  expect(reasonsOf(new AggregateError(errors, 'It failed for 3 paths:'))).toEqual([
    'It failed for 3 paths:',
    '/a  x is not defined',
    '/c  y',
  ]);
});
