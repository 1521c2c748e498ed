import {expect, test} from '@playwright/test';
import {readOptions} from './options';
import {allDocs} from './sites/size';

test('sites of peers are built in one size, unless others are asked for', () => {
  expect(docsOf('--peers')).toEqual([31]);
  expect(docsOf('--peers', '--pages=30,1300')).toEqual([31, 1300]);
  expect(docsOf()).toEqual([31, 649, 1300, 312]);
});

const docsOf = (...parameters: string[]) => readOptions(parameters).sizes.map(allDocs);

test('a size is a number of docs, or docs, versions and languages', () => {
  const [one, grown] = readOptions(['--pages=30,13x8x3']).sizes;
  expect(one).toEqual({docs: 31, versions: 1, languages: 1});
  expect(grown).toEqual({docs: 13, versions: 8, languages: 3});
  expect(readOptions(['--served=1300']).served).toMatchObject({docs: 1300});
  for (const text of ['0', '13x8', '13x8x4', 'many']) {
    expect(() => readOptions([`--pages=${text}`])).toThrow(`--pages=${text} is no size`);
    expect(() => readOptions([`--served=${text}`])).toThrow(`--served=${text} is no size`);
  }
});
