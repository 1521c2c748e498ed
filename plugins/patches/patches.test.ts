import {expect, test} from '@playwright/test';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {expectApplied, LOADER, patchedText} from '.';

const patch = {
  name: 'x',
  file: '@docusaurus/core/lib/a.js',
  sides: ['browser'] as const,
  before: 'b',
  after: 'c',
  why: '',
  canGo: '',
};

test('a file that does not have the text of a patch exactly once stops the build', () => {
  for (const [source, times] of Object.entries({a: 0, bb: 2})) {
    expect(() => patchedText(patch, source)).toThrow(
      `@docusaurus/core/lib/a.js has "b" ${times} times, but the patch "x" needs it exactly once`,
    );
  }
});

test('a module that is not in the bundle exactly once with its patch stops the build', () => {
  const resource = path.resolve('node_modules/a.js');
  const bundle = (...requests: string[]) => {
    let finish: (modules: Iterable<object>) => void = () => undefined;
    const modules = {tap: (_name: string, callback: typeof finish) => (finish = callback)};
    const compilation = {hooks: {finishModules: modules}};
    const thisCompilation = {
      tap: (_name: string, callback: (made: typeof compilation) => void) => callback(compilation),
    };
    expectApplied([{resource, name: 'x'}]).apply({hooks: {thisCompilation}} as unknown as Compiler);
    finish(requests.map((request) => ({request})));
  };
  bundle(`${LOADER}??a!${resource}`, resource);
  expect(() => bundle(resource)).toThrow('is in the bundle 0 times with the patch "x"');
  expect(() => bundle(`${LOADER}!${resource}`, `${LOADER}??b!${resource}`)).toThrow('2 times');
});
