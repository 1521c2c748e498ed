import {expect, test} from '@playwright/test';
import {replaceFile} from '../../lib/files';
import {resourceOf} from '.';

test('a file that does not have the text of a patch exactly once stops the build', () => {
  const file = test.info().outputPath('a.js');
  const patch = {name: 'x', file: 'a.js', before: 'b', after: 'c', why: '', canGo: ''};
  for (const [source, times] of Object.entries({a: 0, bb: 2})) {
    replaceFile(file, source);
    expect(() => resourceOf(patch, file)).toThrow(
      `a.js has "b" ${times} times, but the patch "x" needs it exactly once`,
    );
  }
});
