import {expect, test} from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import {DELETED, FIXTURE} from '../harness/copy-of-tree';
import {mutations, withoutMutation, type Mutation} from './table';

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

/** Whether the file of a mutation, below a folder, lacks the text that it replaces. */
const isLost =
  (folder: string) =>
  ([, name, from]: Mutation) => {
    const file = path.join(folder, name);
    return !fs.existsSync(file) || !fs.readFileSync(file, 'utf8').includes(from);
  };

test('the text that a mutation replaces is in its file', () => {
  const lost = mutations.filter(isLost('.'));
  expect(lost, 'mutations of a text that is no longer there: adapt them').toEqual([]);
});

test('the site of another SDK has the text as well', {tag: '@15.11'}, () => {
  const ofContent = mutations.filter(([, file]) =>
    [...DELETED, 'product'].some((folder) => file.startsWith(`${folder}/`)),
  );
  const lost = ofContent.filter(isLost(FIXTURE));
  expect(lost, 'mutations of content that another SDK need not have: break code').toEqual([]);
});
