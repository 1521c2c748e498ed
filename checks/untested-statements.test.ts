import {expect, test} from '@playwright/test';
import {untestedStatements} from './untested-statements';

const home = {
  filePath: 'SPECIFICATION.md',
  text: '# Specification\n\n- **4.1** One.\n- **4.3** Another.\n- **8.4** Not to be tested.\n',
};

/** In two parts, so that the check doesn't mistake the tags below for those of this file. */
const AT = '@';

const testOf = (...numbers: string[]) => ({
  filePath: 'tests/a.spec.ts',
  text: numbers.map((number) => `test('a', {tag: '${AT}${number}'}, () => {});`).join('\n'),
});

test('a statement that no test names is found where it stands', async () => {
  expect(await untestedStatements([home, testOf('4.1')])).toEqual([
    expect.objectContaining({
      filePath: 'SPECIFICATION.md',
      line: 4,
      problem: 'no test names statement 4.3',
    }),
  ]);
});

test('a tag in another file than a test names no statement', async () => {
  const notATest = {...testOf('4.1', '4.3'), filePath: 'src/a.ts'};
  expect(await untestedStatements([home, notATest])).toHaveLength(2);
});

test('a tag of a statement that does not exist is found', async () => {
  expect(await untestedStatements([home, testOf('4.1', '4.3', '4.2')])).toEqual([
    expect.objectContaining({
      filePath: 'tests/a.spec.ts',
      line: 3,
      problem: 'SPECIFICATION.md has no statement 4.2',
    }),
  ]);
});

test('nothing is found if every statement has a test', async () => {
  expect(await untestedStatements([home, testOf('4.1', '4.3')])).toEqual([]);
});
