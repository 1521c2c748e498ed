import {expect, test} from '@playwright/test';
import {reasonsOf} from './errors.mjs';

test('a mistake in a page is one line, once, however the bundler and Docusaurus wrap it', () => {
  const ofPage = (
    file: string,
    says: string,
  ) => `╰─▶   × Error: MDX compilation failed for file "/site/${file}"
        │ Cause: ${file}:8  ${says} — mend it
        │ ${file}:9  ${says} — mend it
        │ Details:
        │ ${file}:8  ${says} — mend it
        │ ${file}:9  ${says} — mend it
        │     at compileToJSX (/site/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)
        │     at async loadMDX (/site/node_modules/@docusaurus/mdx-loader/lib/loader.js:22:20)`;
  const missing = "× Module not found: Can't resolve './a' in '/site/docs'\n    ╭─[16:0]";
  const message = [ofPage('docs/a.mdx', 'one'), ofPage('docs/b.mdx', 'two'), missing];
  message.push(...message.slice(0, 1));
  expect(
    reasonsOf(new Error(`The build failed.\n${message.join(`\n\n${'-'.repeat(26)}\n`)}`)),
  ).toEqual([
    `The build failed.\n${['docs/a.mdx:8  one', 'docs/a.mdx:9  one', 'docs/b.mdx:8  two', 'docs/b.mdx:9  two'].join(' — mend it\n')} — mend it\n${missing}`,
  ]);
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
