import {expect, test} from '@playwright/test';
import {citations} from './citations';

const home = {
  filePath: 'SPECIFICATION.md',
  text: '# Specification\n\n- **4.1** One.\n- **4.3** Another.\n',
};
/** In two parts, so that the check doesn't mistake the examples below for citations in this file. */
const cite = (rest: string) => `specification ${rest}`;
const AT = '@';
const testOf = (...numbers: string[]) => ({
  filePath: 'tests/a.spec.ts',
  text: numbers.map((number) => `test('a', {tag: '${AT}${number}'}, () => {});`).join('\n'),
});
const tests = testOf('4.1', '4.3');
const find = (text: string, filePath = 'src/a.ts') => citations([home, tests, {filePath, text}]);

const unknown: [text: string, numbers: string[]][] = [
  [cite('4.2'), ['4.2']],
  [cite('4.30'), ['4.30']],
  [cite('4'), ['4']],
  [cite('4.1, 4.5 and 9.9'), ['4.5', '9.9']],
  [cite('4.1 to 4.4'), ['4.4']],
  [`/**\n * (${cite('\n * 4.2')})\n */`, ['4.2']],
  [`// The ${cite('\n// 4.2')}`, ['4.2']],
  [cite('4.2').toUpperCase(), ['4.2']],
];

for (const [text, numbers] of unknown) {
  test(`${JSON.stringify(text)} cites no statement that exists`, async () => {
    const findings = await find(text);
    expect(findings.map(({problem}) => problem)).toEqual(
      numbers.map((number) => `SPECIFICATION.md has no statement ${number}`),
    );
  });
}

test('a citation is found with file, line and column of its number', async () => {
  expect(await find(`/**\n * Why: ${cite('4.1 and 4.2')}.\n */`, 'src/theme/A.tsx')).toEqual([
    expect.objectContaining({filePath: 'src/theme/A.tsx', line: 2, column: 31}),
  ]);
});

test('a number that is used twice is found at its second use', async () => {
  const text = `${home.text}- **4.1** A third.\n`;
  expect(await citations([{...home, text}, tests])).toEqual([
    expect.objectContaining({
      filePath: 'SPECIFICATION.md',
      line: 5,
      problem: expect.stringContaining('4.1'),
    }),
  ]);
});

for (const text of [
  cite('4.1'),
  `[${cite('4.1')}](SPECIFICATION.md)`,
  `${cite('4.1 and 4.3')}.`,
  'the RSS 2.0 specification asks for 4 digits',
]) {
  test(`${JSON.stringify(text)} passes`, async () => {
    expect(await find(text)).toEqual([]);
  });
}

test("texts for readers may cite other people's specifications", async () => {
  expect(await find(cite('9.9'), 'docs/iOS/using.mdx')).toEqual([]);
});

test('a statement that no test names is found where it stands, even if other files name it', async () => {
  const notATest = {...tests, filePath: 'src/a.ts'};
  expect(await citations([home, testOf('4.1'), notATest])).toEqual([
    expect.objectContaining({
      filePath: 'SPECIFICATION.md',
      line: 4,
      problem: 'no test names statement 4.3',
    }),
  ]);
});

test('a tag of a statement that does not exist is found', async () => {
  expect(await citations([home, testOf('4.1', '4.3', '4.2')])).toEqual([
    expect.objectContaining({
      filePath: 'tests/a.spec.ts',
      line: 3,
      problem: 'SPECIFICATION.md has no statement 4.2',
    }),
  ]);
});
