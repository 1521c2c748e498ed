import {expect, test} from '@playwright/test';
import {parseProperties, parseXcconfig} from './line-parsers';

test('properties: a line without = is found', () => {
  expect(parseProperties('# a\nb=c\n\n  lamp.key d\n')).toMatchObject([{line: 4, column: 3}]);
});

test("xcconfig: a line without = and another language's comment are found", () => {
  const text = '#include? "a.xcconfig"\n// b\nC[sdk=iphoneos*] = d\nE "f"\n# g\n';
  expect(parseXcconfig(text).map(({line}) => line)).toEqual([4, 5]);
});
