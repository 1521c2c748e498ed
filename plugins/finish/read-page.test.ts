import {expect, test} from '@playwright/test';
import {minifySync} from '@swc/core';
import {parseHtml} from './parse-html';
import {readPage} from './read-page';

const read = (html: string, known = {tags: new Map(), scripts: new Map()}) =>
  readPage({address: '/a', file: 'a.html'}, html, known, (script) => minifySync(script).code);

test('a page has the first tags of its elements, one object for all that are written alike', () => {
  const {tags} = read('<p class="a b">1 &lt; 2 > 1<b title="a>b" id=c>"</b></p><p class="a b">');
  expect(tags.map(({tagName, properties}) => [tagName, properties])).toEqual([
    ['p', {className: ['a', 'b']}],
    ['b', {title: 'a>b', id: 'c'}],
    ['p', {className: ['a', 'b']}],
  ]);
  expect(tags[0]).toBe(tags[2]);
});

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

test('what is inside of code is its text alone, and what follows stays where it is', () => {
  const tree = parseHtml('<p><code>a<code>b</code>c</code>d</p><p>e</p>');
  expect(tree.children.map((each) => 'children' in each && each.children.length)).toEqual([2, 1]);
});
