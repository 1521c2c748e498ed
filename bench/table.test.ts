import {expect, test} from '@playwright/test';
import {blockedTime} from './pieces/load';
import {missedGoals, table, type Row} from './table';

const rows: Row[] = [
  {
    what: 'paint',
    unit: 'ms',
    values: {stock: [820, 800, 990.123], ours: [500, 400, 410]},
    goal: {ratio: 0.5},
  },
  {what: 'bytes', unit: 'KB', values: {stock: [34.6], ours: [34.7]}, goal: {atMost: 32}},
  {what: 'shift', unit: '', values: {stock: [0], ours: [0]}, goal: {atMost: 0}},
];

test('a row has medians, what they vary, their ratio, and the goal', {tag: '@12.5'}, () => {
  expect(table(rows).split('\n')).toEqual([
    '|  | stock | this site | ratio | goal | met |',
    '| --- | --- | --- | --- | --- | --- |',
    '| paint | 820 (800–990.1) ms | 410 (400–500) ms | 0.50 | ≤ 0.5 of stock | yes |',
    '| bytes | 34.6 KB | 34.7 KB | 1.00 | ≤ 32 KB | no |',
    '| shift | 0 | 0 | – | ≤ 0 | yes |',
  ]);
});

test('a goal is missed by a median beyond it, or without a value', {tag: '@12.5'}, () => {
  expect(missedGoals(rows)).toEqual(['bytes']);
  const unknown = {what: 'unknown', unit: '', values: {stock: [72], ours: [NaN]}};
  for (const goal of [{atMost: 100}, {ratio: 1}]) {
    expect(missedGoals([{...unknown, goal}])).toEqual(['unknown']);
  }
});

test('only what tasks take beyond 50 ms within the window counts', {tag: '@12.5'}, () => {
  const tasks = [
    // Before the first paint.
    {startTime: 100, duration: 500},
    // 60 ms of it are after the first paint.
    {startTime: 940, duration: 120},
    {startTime: 3_000, duration: 250},
    // 90 ms of it are before the end.
    {startTime: 7_910, duration: 400},
    {startTime: 8_500, duration: 300},
  ];
  expect(blockedTime(tasks, 1_000, 8_000)).toBe(10 + 200 + 40);
});
