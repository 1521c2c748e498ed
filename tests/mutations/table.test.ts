import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import {mutations, withoutMutation} from './table';

const statements = [
  ...fs.readFileSync('SPECIFICATION.md', 'utf8').matchAll(/^- \*\*(\d+\.\d+)\*\* /gm),
].map(([, statement]) => statement ?? '');

test('each statement has a mutation, or a reason why it has none', () => {
  const listed = [...mutations.map(([statement]) => statement), ...Object.keys(withoutMutation)];
  expect(statements.filter((statement) => !listed.includes(statement))).toEqual([]);
  expect(listed.filter((statement) => !statements.includes(statement))).toEqual([]);
  const both = mutations.filter(([statement]) => statement in withoutMutation);
  expect(both).toEqual([]);
});

test('the text that a mutation replaces is in its file', () => {
  const lost = mutations.filter(
    ([, file, from]) => !fs.existsSync(file) || !fs.readFileSync(file, 'utf8').includes(from),
  );
  expect(lost, 'mutations of a text that is no longer there: adapt them').toEqual([]);
});
