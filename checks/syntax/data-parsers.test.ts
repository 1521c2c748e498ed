import {expect, test} from '@playwright/test';
import {parseJson, parseYaml} from './data-parsers';

test('JSON: a trailing comma, a comment and a missing end are found', () => {
  expect(parseJson('{\n  "a": 1,\n}\n')).toMatchObject([{line: 3, column: 1}]);
  expect(parseJson('{\n  // b\n}\n')).toMatchObject([{line: 2, column: 3}]);
  expect(parseJson('{\n  "a": [1\n')).toMatchObject([{line: 2}]);
});

test('JSON: a duplicate key is found', () => {
  expect(parseJson('{\n\t"a": 1,\n\t"a": 2\n}\n')).toEqual([
    {line: 3, column: 2, problem: 'the key appears twice'},
  ]);
});

test('YAML: wrong indentation, a tab and a duplicate key are found', () => {
  expect(parseYaml('a:\n    b: 1\n  c: 2\n')[0]).toMatchObject({line: 3});
  expect(parseYaml('a:\n\tb: 1\n')[0]).toMatchObject({line: 2});
  expect(parseYaml('a: 1\na: 2\n')).toMatchObject([{line: 2, column: 1}]);
});

test('valid data passes', () => {
  expect(parseJson('{\n\t"a": [1, null]\n}\n')).toEqual([]);
  expect(parseYaml('# a\nb:\n  - c: "d"\n')).toEqual([]);
});
