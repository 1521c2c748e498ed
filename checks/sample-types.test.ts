import {expect, test} from '@playwright/test';
import {formatFault} from '../lib/faults';
import {typeFindings} from './sample-types';

const sample = (text: string, name = 'src/a.ts') => ({
  filePath: `samples/react-native/${name}`,
  text,
});

/** The findings of one compilation, without their fixes. */
const check = (...files: ReturnType<typeof sample>[]) =>
  typeFindings(files, '').map((finding) => formatFault({...finding, mend: ''}));

test('what is not in the SDK, or has the wrong type, is found with file, line and column', () => {
  const text =
    "import {dim, glow} from '../../product/contract/declaration';\ndim(Symbol());\nglow();\n";
  const declaration = 'export declare function dim(level: number): void;\n';
  const files = [{filePath: 'samples/react-native/a.ts', text}];
  const found = typeFindings(files, declaration).map(formatFault);
  expect(found).toEqual([
    expect.stringMatching(/a\.ts:1:\d+ {2}TypeScript \d+: .* no exported member/),
    expect.stringMatching(/a\.ts:2:\d+ {2}TypeScript \d+/),
  ]);
});

test('the options of a strict project apply', () => {
  const text = `const unused = 1;
export const first = (texts: string[]): string => texts[0];
export const id = (value) => value;
`;
  expect(check(sample(text))).toEqual([
    expect.stringContaining(':1:7  TypeScript 6133'),
    expect.stringContaining(':2:51  TypeScript 2322'),
    expect.stringContaining(':3:20  TypeScript 7006'),
  ]);
});

test('samples can import one another, and a missing package is found', () => {
  const others = [
    sample('export const one = 1;\n', 'src/b.ts'),
    sample('let text = 1;\ntext = missing(text);\n', 'bare/index.js'),
  ];
  expect(check(sample("export {one} from './b';\n"), ...others)).toEqual([]);
  const [missing] = typeFindings([sample("export {pad} from 'left-pad';\n")], '');
  expect(missing?.problem).toContain('left-pad');
  expect(missing?.mend).toContain('site/sample-stubs.d.ts');
});

test('a signature that is not valid TypeScript is found in the contract', () => {
  const declaration = 'export declare function start(id: Strin): void;\n';
  const contract = {
    filePath: 'product/contract/sdk.ts',
    text: "\n  reactNative: 'function start(id: Strin): void',\n",
  };
  const files = [contract];
  expect(typeFindings(files, declaration)).toEqual([
    expect.objectContaining({filePath: 'product/contract/sdk.ts', line: 2, column: 17}),
  ]);
});
