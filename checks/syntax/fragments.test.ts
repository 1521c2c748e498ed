import {expect, test} from '@playwright/test';
import {parseDartFragment} from './dart';

test('Dart: declarations and statements pass', async () => {
  expect(await parseDartFragment("import 'a.dart';\n\nvoid b() {}\n")).toEqual([]);
  expect(await parseDartFragment('await a();\nfor (final (b, c) in d) e();\n')).toEqual([]);
});

test('Dart: a mistake in statements is found on its line', async () => {
  expect(await parseDartFragment('await a();\nb(;\n')).toMatchObject([{line: 2}]);
});

test('Dart: a mistake in declarations is found on its line', async () => {
  expect(await parseDartFragment("import 'a.dart';\n\nvoid b( {}\n")).toMatchObject([{line: 3}]);
});
