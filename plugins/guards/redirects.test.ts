import {expect, test} from '@playwright/test';
import {redirectFaults} from './redirects';

test(
  'a redirect that no host could follow is refused, with its line and the reason',
  {tag: ['@15.1', '@16.3']},
  () => {
    const moved = [
      {from: '/right', to: 'https://a.example/b?c#d'},
      {from: '/right too', to: '/page?a=/b:c*'},
      ...['/a?b', '/a#b', 'a', '//a.example/b', '/a/*', '/:a/b'].map((from) => ({
        from,
        to: '/page',
      })),
      ...['//a.example', 'page', '', 'javascript:alert()'].map((to) => ({from: '/from', to})),
      {from: '/itself', to: '/itself'},
      {from: '/there', to: '/back#here'},
      {from: '/back', to: '/there'},
      {from: '/right%20too/', to: '/page'},
    ];
    const source = moved.map(({from}) => `{from: '${from}'}`).join('\n');
    const found = redirectFaults(moved, source);
    expect(found.map(({problem}) => problem.replace(/^.*' /, ''))).toEqual([
      ...Array<string>(6).fill('is not the address of one page'),
      ...Array<string>(4).fill('leads to no page'),
      ...Array<string>(3).fill('has moved itself'),
      'has moved twice',
    ]);
    expect(found.at(-1)?.line).toBe(moved.length);
  },
);

test(
  'a redirect to or from an address that is or is no page is refused, with its line',
  {tag: ['@15.1', '@16.3']},
  () => {
    const moved = [
      {from: '/gone', to: '/a b#part'},
      {from: '/old', to: '/a%20b?c'},
      {from: '/', to: 'https://a.example'},
      {from: '/%C3%A9/', to: 'https://a.example'},
      {from: '/lost', to: '/nowhere'},
    ];
    const source = moved.map(({from}) => `{from: '${from}'}`).join('\n');
    expect(redirectFaults(moved, source, new Set(['/', '/a b', '/é']))).toMatchObject([
      {line: 3, problem: "'/' is still a page"},
      {line: 4, problem: "'/%C3%A9/' is still a page"},
      {line: 5, problem: "'/nowhere' leads to no page"},
    ]);
  },
);
