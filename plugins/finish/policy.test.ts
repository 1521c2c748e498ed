import {expect, test} from '@playwright/test';
import {pageOf} from '../../tests/harness/page-of';
import {blockedOn, policyOf} from './policy';

const blocked = blockedOn('https://docs.test');

/** The directives of a page's policy by their names. */
function directivesOf(html: string): Record<string, string> {
  const {scripts, styles} = pageOf(html);
  const directives = policyOf(scripts, [...styles, 'a{top:0}']).split('; ');
  return Object.fromEntries(
    directives.map((directive) => directive.split(/ (.*)/).slice(0, 2)),
  ) as Record<string, string>;
}

// echo -n 'a()' | openssl dgst -sha256 -binary | base64
const HASH = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

test('the policy names the inline scripts and styles of its page by their hashes', () => {
  const directives = directivesOf(
    '<script>a()</script><style>b{top:0}</style><script>a()</script>',
  );
  expect(directives['script-src']).toBe(`'self' ${HASH}`);
  expect(directives['style-src']).toMatch(/^'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}='$/);
});

test('a script that is nothing but data needs no hash', {tag: ['@13.2', '@13.3']}, () => {
  const directives = directivesOf('<script type="application/ld+json">{}</script>');
  expect(directives['script-src']).toBe("'self'");
});

test('what pages prefetch passes, and nothing else does', {tag: ['@13.2', '@13.3']}, () => {
  const directives = directivesOf('');
  expect(directives['default-src']).toBe("'self'");
  for (const name of ['frame-src', 'media-src', 'object-src', 'worker-src', 'form-action']) {
    expect(directives[name]).toBe("'none'");
  }
});

for (const [name, html, message] of [
  ['a style attribute', '<p style="color:red">', '<p style="color:red"> has a style attribute'],
  ['an event handler', '<p onclick="a()">', 'has the event handler onclick'],
  ['a script as an address', '<a href="javascript:a()">', 'has a script as its address'],
  [
    'a script of another host',
    '<script src="https://cdn.test/a.js"></script>',
    'loads https://cdn.test/a.js from another host',
  ],
  [
    'a picture of another host',
    '<img srcset="/a.png 1x, //cdn.test/a.png 2x">',
    'loads //cdn.test/a.png from another host',
  ],
  [
    'a style sheet of another host',
    '<link rel="stylesheet" href="https://cdn.test/a.css">',
    'from another host',
  ],
  ['a frame', '<iframe src="/a"></iframe>', '<iframe src="/a"> is not covered by the policy'],
  ['a form', '<form action="/a"></form>', 'is not covered by the policy'],
  ['an imported style sheet', '<style>@import url(/a.css);</style>', 'has "@import url(/a.css)"'],
  [
    'a font in the page',
    '<style>@font-face{src:url(data:font/woff2;base64,AA)}</style>',
    'has "url(data:font/woff2;base64,AA"',
  ],
  [
    'a set of pictures of another host',
    '<style>a{background:image-set("https://cdn.test/a" 1x)}</style>',
    'has "image-set("https://cdn.test/a" 1x"',
  ],
  [
    'a picture in a drawing',
    '<svg><image href="https://cdn.test/a.png"/></svg>',
    'loads https://cdn.test/a.png',
  ],
  [
    'a part of a drawing',
    '<svg><use xlink:href="//cdn.test/a.svg#b"/></svg>',
    'loads //cdn.test/a',
  ],
  ['a connection', '<link rel="preconnect" href="https://cdn.test">', 'loads https://cdn.test'],
  ['a look-up of a name', '<link rel="dns-prefetch" href="//cdn.test">', 'loads //cdn.test'],
  ['a ping', '<a href="/a" ping="https://log.test/a">', 'loads https://log.test/a'],
  ['an address that is none', '<img src="http://cdn.test:PORT/a">', 'loads http://cdn.test:PORT/a'],
  [
    'a background of another host',
    '<style>a{background:url(//cdn.test/a)}</style>',
    'has "url(//cdn.test/a"',
  ],
] as const) {
  test(`${name} is found on each page that has it, with what to look for in the source`, () => {
    for (const address of ['/a', '/b']) {
      const [fault, ...others] = blocked(pageOf(html, address));
      expect(others).toEqual([]);
      expect(fault).toMatchObject({address, problem: expect.stringContaining(message)});
      expect(html.toLowerCase()).toContain(fault?.text.toLowerCase());
    }
    expect(blocked(pageOf('<p>'))).toEqual([]);
  });
}

test('links to other hosts, pictures of the site and small ones in the page pass', () => {
  const html =
    '<link rel="canonical" href="https://docs.test/a"><a href="https://other.test">A</a>' +
    '<img src="/a.png"><img src="data:image/png;base64,AA"><link rel="icon" href="/a.ico">' +
    '<style>@font-face{src:url(/a.woff2)}a{background:url("data:image/svg+xml,")}</style>' +
    '<svg><use href="#b"/></svg><link rel="alternate" href="https://other.test/feed">';
  expect(blocked(pageOf(html))).toEqual([]);
});
