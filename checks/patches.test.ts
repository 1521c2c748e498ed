import {expect, test} from '@playwright/test';
import type {Patch} from '../plugins/patches/patch';
import {findPatchFaults} from './patches';

const patch = (file: string, before: string): Patch => ({
  id: 'x',
  need: 'optional',
  why: '',
  gain: '',
  canGo: '',
  files: [{file, sides: ['browser'], change: [[before, '']]}],
});

test('a patch whose file is gone or has changed is found', () => {
  const [gone] = findPatchFaults([patch('@docusaurus/core/lib/client/gone.js', 'a')]);
  expect(gone?.problem).toContain('the patch "x" does not apply: ENOENT');
  const file = '@docusaurus/core/lib/client/prefetch.js';
  const [changed] = findPatchFaults([patch(file, 'no such text')]);
  expect(changed?.problem).toContain(`${file} has "no such text" 0 times`);
  expect(findPatchFaults([patch(file, 'export default function prefetch')])).toEqual([]);
});
