import {expect, test} from '@playwright/test';
import {blockedTime} from './blocked-time';

test('only what tasks take beyond 50 ms within the window counts', {tag: '@12.5'}, () => {
  const tasks = [
    // Before the first paint.
    {start: 100, duration: 500},
    // 60 ms of it are after the first paint.
    {start: 940, duration: 120},
    {start: 3_000, duration: 250},
    // 90 ms of it are before the end.
    {start: 7_910, duration: 400},
    {start: 8_500, duration: 300},
  ];
  expect(blockedTime(tasks, 1_000, 8_000)).toBe(10 + 200 + 40);
});
