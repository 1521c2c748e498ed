import {expect, test} from '@playwright/test';
import {parsePlist} from './plist';
import type {SyntaxProblem} from './syntax-problem';
import {parseXml, parseXmlFragment} from './xml';

const broken: [string, string, Partial<SyntaxProblem>][] = [
  ['an unclosed tag', '<a>\n  <b>\n</a>\n', {line: 3, problem: 'unexpected close tag'}],
  ['a bare ampersand', '<a>\n  <!-- & -->\n  b & c\n</a>\n', {line: 3, column: 5}],
  ['an attribute without quotes', '<a\n  b=c />\n', {line: 2}],
  ['a duplicate attribute', '<a b="1" b="2" />', {problem: 'duplicate attribute: b'}],
  [
    'a prefix without namespace',
    '<a tools:b="1" />',
    {problem: 'unbound namespace prefix: "tools"'},
  ],
  ['a second root', '<a />\n<b />\n', {line: 2}],
];

for (const [name, text, problem] of broken) {
  test(`XML: ${name} is found`, () => {
    expect(parseXml(text)).toMatchObject([problem]);
  });
}

test('part of a manifest passes, and a mistake in it is found on its line', () => {
  expect(parseXmlFragment('<a android:b="c" />\n<d />')).toEqual([]);
  expect(parseXmlFragment('<a android:b="c" />\n<d>')).toMatchObject([{line: 3}]);
  expect(parseXmlFragment('<a android:b="c" />\n<d e=f />')).toMatchObject([{line: 2}]);
});

const plist = (content: string) => `<plist version="1.0">\n<dict>\n${content}\n</dict>\n</plist>\n`;

test('a property list of keys and values passes', () => {
  expect(parsePlist(plist('<key>A</key><array><dict><key>B</key><true/></dict></array>'))).toEqual(
    [],
  );
});

test('a property list in which a key or a value is missing is found', () => {
  expect(parsePlist(plist('<key>A</key>\n<key>B</key><true/>'))).toMatchObject([
    {line: 4, problem: '<key> is where a value is expected'},
  ]);
  expect(parsePlist(plist('<string>A</string>'))).toMatchObject([
    {line: 3, problem: '<string> has no <key>'},
  ]);
  expect(parsePlist(plist('<key>A</key>'))).toMatchObject([
    {line: 4, problem: 'the last <key> has no value'},
  ]);
  expect(parsePlist(plist('<key>A</key><boolean/>'))).toMatchObject([
    {line: 3, problem: '<boolean> is not a property list type'},
  ]);
});
