import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {expectApplied, LOADER, resourceOf} from '.';

const patch = {
  name: 'x',
  file: 'a.js',
  before: 'b',
  after: 'c',
  why: '',
  canGo: '',
};

test('a file that does not have the text of a patch exactly once stops the build', () => {
  const folder = test.info().outputPath();
  fs.mkdirSync(folder, {recursive: true});
  for (const [source, times] of Object.entries({a: 0, bb: 2})) {
    fs.writeFileSync(path.join(folder, 'a.js'), source);
    expect(() => resourceOf(patch, folder)).toThrow(
      `a.js has "b" ${times} times, but the patch "x" needs it exactly once`,
    );
  }
});

test('a module that is not in the bundle with its patch stops the build', () => {
  const resource = path.resolve('node_modules/a.js');
  const bundle = (...requests: string[]) => {
    let finish: (modules: Iterable<object>) => void = () => undefined;
    const modules = {tap: (_name: string, callback: typeof finish) => (finish = callback)};
    const compilation = {hooks: {finishModules: modules}};
    const thisCompilation = {
      tap: (_name: string, callback: (made: typeof compilation) => void) => callback(compilation),
    };
    expectApplied([patch]).apply({hooks: {thisCompilation}} as unknown as Compiler);
    finish(requests.map((request) => ({request})));
  };
  bundle(`${LOADER}??a!${resource}`, resource);
  expect(() => bundle(resource)).toThrow('the patch "x" has no effect');
});
