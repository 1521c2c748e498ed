import {expect, test} from '@playwright/test';
import {peersTable} from './peers-table';

test('a row has medians, the ratios to ours, and a dash where a site has no value', () => {
  const rows = [
    {what: 'paint', unit: 'ms' as const, values: {ours: [400, 500, 410], a: [820], b: [NaN]}},
    {what: 'shift', unit: '' as const, values: {ours: [0], a: [0.5], b: [0]}},
  ];
  expect(peersTable(['a', 'b'], rows).split('\n')).toEqual([
    '|  | ours | a | b |',
    '| --- | --- | --- | --- |',
    '| paint | 410 ms | 820 ms (2.00) | – |',
    '| shift | 0 | 0.5 | 0 |',
  ]);
});
