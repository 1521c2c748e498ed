import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import type {Compiler} from 'webpack';
import {buildSite} from '../../tests/harness/build-site';
import {applyPatch} from './apply';
import {enabledPatches} from './enabled';
import {expectApplied, LOADER} from './expect-applied';
import type {PatchedFile} from './patch';
import {patches} from './table';

const ofPackages = patches.flatMap((patch) =>
  patch.files
    .filter(({file}) => !file.startsWith('@generated/'))
    .map((of) => ({patch, of, name: `${patch.id}: ${of.file}`})),
);

for (const {patch, of, name} of ofPackages) {
  test(`the patch applies to the installed file – ${name}`, () => {
    const source = fs.readFileSync(path.resolve('node_modules', of.file), 'utf8');
    for (const side of of.sides) {
      const text = applyPatch(patch, of, source, {side, generatedFilesDir: '.docusaurus'});
      expect(text).not.toBe(source);
    }
  });
}

test('every patch has a name of its own', () => {
  const ids = patches.map(({id}) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a file whose text has changed stops the build, and the message says how to build without the patch', () => {
  const of: PatchedFile = {
    file: '@docusaurus/core/lib/a.js',
    sides: ['browser'],
    change: [['b', 'c']],
  };
  const build = {side: 'browser', generatedFilesDir: ''} as const;
  expect(() => applyPatch({id: 'x', need: 'optional'}, of, 'a', build)).toThrow(
    /^@docusaurus\/core\/lib\/a\.js has "b" 0 times, .* SITE_PATCHES=-x$/,
  );
  expect(() => applyPatch({id: 'x', need: 'required'}, of, 'bb', build)).toThrow(
    /2 times(?!.*SITE_)/,
  );
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
    expectApplied([{resource, ids: 'x'}]).apply({hooks: {thisCompilation}} as unknown as Compiler);
    finish(requests.map((request) => ({request})));
  };
  bundle(`${LOADER}??a!${resource}`, resource);
  expect(() => bundle(resource)).toThrow('is in the bundle 0 times with the patch x');
  expect(() => bundle(`${LOADER}!${resource}`, `${LOADER}??b!${resource}`)).toThrow('2 times');
});

test('SITE_PATCHES leaves out what it names, but never what the specification needs', () => {
  const idsOf = (setting: string, NODE_ENV = 'production') =>
    enabledPatches(patches, {SITE_PATCHES: setting, NODE_ENV}).map(({id}) => id);
  const required = patches.filter(({need}) => need === 'required').map(({id}) => id);
  expect(idsOf('')).toEqual(patches.map(({id}) => id));
  expect(idsOf('none')).toEqual(required);
  expect(idsOf('-doc-text, -prefetch-once')).not.toContain('doc-text');
  expect(idsOf('', 'development')).toEqual(required);
  expect(() => idsOf('-doc-txt')).toThrow('did you mean doc-text?');
  expect(() => idsOf(`-${required[0]}`)).toThrow('which the specification needs');
});

test('the build puts the patched files where they can be read', async () => {
  await buildSite('production');
  const folder = `${process.env.TEST_RUN_FOLDER ?? '.test-results/run'}/generated/production/patched`;
  const registry = fs.readFileSync(`${folder}/browser/@generated/registry.js`, 'utf8');
  expect(registry).toContain('loadDocText(address)');
  expect(registry).not.toContain('resolveWeak');
});
