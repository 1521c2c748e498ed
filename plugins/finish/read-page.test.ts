import {expect, test} from '@playwright/test';
import {minifySync} from '@swc/core';
import {readPage} from './read-page';

const read = (html: string, known = {tags: new Map(), scripts: new Map()}) =>
  readPage({address: '/a', file: 'a.html'}, html, known, (script) => minifySync(script).code);

test('what looks like a tag in a script is none', () => {
  const {tags, scripts} = read('<script>a="<p>"</script>');
  expect(tags.map(({tagName}) => tagName)).toEqual(['script']);
  expect(scripts).toEqual(['a="<p>";']);
});

test('scripts in a page are minified, and nothing else changes', () => {
  const html = [
    '<script src="/a.js" defer></script>',
    '<script data-rh="true" type="application/ld+json">{"a": 1}</script>',
    '<script type="application/json">{"a": 1}</script><p>a</p>',
    '<script type="module">import a from "/a.js";</script>',
    '<script type="speculationrules">{"prefetch": []}</script>',
  ].join('');
  expect(read(`${html}<script data-rh="true" >b( 2 )</script>`).html).toBe(
    `${html}<script data-rh="true" >b(2);</script>`,
  );
});

test('a script that is none stops the build with its page', {tag: '@15.1'}, () => {
  expect(() => read('<script> a( </script>')).toThrow(/^the page \/a {2}the script "a\(" .* — /);
});
