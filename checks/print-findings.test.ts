import {expect, test} from '@playwright/test';
import {countLine, findingLines} from './print-findings';

const finding = {
  filePath: 'docs/a.mdx',
  line: 3,
  column: 7,
  problem: '5 % is wrong',
  mend: 'mend it',
};
const plain = {inColour: false, asAnnotations: false};

test('a finding is one line: place, problem, fix', () => {
  expect(findingLines([finding], plain)).toEqual(['docs/a.mdx:3:7  5 % is wrong — mend it']);
});

test('colours change nothing of the text', () => {
  const [line = ''] = findingLines([finding], {...plain, inColour: true});

  expect(line.replace(/\u001b\[\d+m/g, '')).toBe('docs/a.mdx:3:7  5 % is wrong — mend it');
  expect(line).toContain('\u001b[');
});

test('in CI, each finding is also an annotation on its line', () => {
  expect(findingLines([finding], {...plain, asAnnotations: true})).toEqual([
    'docs/a.mdx:3:7  5 % is wrong — mend it',
    '::error file=docs/a.mdx,line=3,col=7::5 %25 is wrong — mend it',
  ]);
});

test('the last line gives the numbers', () => {
  expect(countLine([], 3)).toBe('no findings in 3 files');
  expect(countLine([], 1)).toBe('no findings in 1 file');
  expect(countLine([finding], 3)).toBe('1 finding in 1 of 3 files');
  expect(countLine([finding, finding], 3)).toBe('2 findings in 1 of 3 files');
});
