import {expect, test} from '@playwright/test';
import {reasonsOf} from './errors.mjs';

// How a mistake in a page is told is in tests/mistakes/mistakes.spec.ts.
test('a page that cannot be drawn is named with the reason, and the next one only if it has another', () => {
  const fails = (page: string, reason: string) =>
    new Error(`Can't render static file for pathname "${page}"`, {cause: new Error(reason)});
  const errors = [
    fails('/a', 'x is not defined'),
    fails('/b', 'x is not defined'),
    fails('/c', 'y'),
  ];
  expect(reasonsOf(new AggregateError(errors, 'It failed for 3 paths:'))).toEqual([
    'It failed for 3 paths:',
    '/a  x is not defined',
    '/c  y',
  ]);
});
