import {expect, test} from '@playwright/test';
import {pageOf} from './page-of';
import {tables} from './tables';

const rowsOf = (...rows: string[]) =>
  tables([pageOf(['| A | B |', '| - | - |', ...rows].join('\n'))]);

test('a row with too many cells or too few is found', async () => {
  expect(await rowsOf('| 1 | 2 | 3 |', '| 1 |')).toEqual([
    expect.objectContaining({line: 6, problem: 'the header has 2 columns, and this row has 3'}),
    expect.objectContaining({line: 7, problem: 'the header has 2 columns, and this row has 1'}),
  ]);
});

test('rows with empty cells, and with an escaped bar, pass', async () => {
  expect(await rowsOf('| 1 |  |', '| 1 \\| 2 | 3 |')).toEqual([]);
});
