import {expect, test} from '@playwright/test';
import {missedGoals, table, type Row} from './table';

const rows: Row[] = [
  {
    what: 'paint',
    unit: 'ms',
    values: {stock: [820, 800, 990.123], ours: [500, 400, 410]},
    goal: {ratio: 0.5},
  },
  {what: 'bytes', unit: 'KB', values: {stock: [34.6], ours: [34.7]}, goal: {atMost: 32}},
  {what: 'score', unit: '', values: {stock: [72], ours: [99]}, goal: {atLeast: 100}},
  {what: 'shift', unit: '', values: {stock: [0], ours: [0]}, goal: {atMost: 0}},
  {what: 'requests', unit: '', values: {stock: [14], ours: [5]}},
];

test('a row has medians, what they vary, their ratio, and the goal', {tag: '@12.5'}, () => {
  expect(table(rows).split('\n')).toEqual([
    '|  | stock | this site | ratio | goal | met |',
    '| --- | --- | --- | --- | --- | --- |',
    '| paint | 820 (800–990.1) ms | 410 (400–500) ms | 0.50 | ≤ 0.5 of stock | yes |',
    '| bytes | 34.6 KB | 34.7 KB | 1.00 | ≤ 32 KB | no |',
    '| score | 72 | 99 | 1.38 | ≥ 100 | no |',
    '| shift | 0 | 0 | – | ≤ 0 | yes |',
    '| requests | 14 | 5 | 0.36 |  |  |',
  ]);
});

test('a goal is missed by a median beyond it, or without a value', {tag: '@12.5'}, () => {
  expect(missedGoals(rows)).toEqual(['bytes', 'score']);
  const unknown = {what: 'unknown', unit: '', values: {stock: [72], ours: [NaN]}};
  for (const goal of [{atLeast: 100}, {atMost: 100}, {ratio: 1}]) {
    expect(missedGoals([{...unknown, goal}])).toEqual(['unknown']);
  }
});
