import {expect, test} from '@playwright/test';
import {affectedProjects, isTouched} from './changed-files';

for (const [files, projects] of [
  [['docs/iOS/using.mdx'], ['content']],
  [
    ['deploy/nginx.conf', 'checks/tables.ts'],
    ['deploy', 'build'],
  ],
  [['README.md', '.ci/run'], []],
  [['README.md', 'package-lock.json'], undefined],
] as const) {
  test(`${files.join(' and ')} can affect ${projects?.join() ?? 'any project'}`, () => {
    expect(affectedProjects(files)).toEqual(projects);
  });
}

test('an edit of prose touches its own page, and any other edit all pages', () => {
  const page = {filePath: 'docs/iOS/using.mdx'};
  expect(isTouched(['docs/iOS/using.mdx'])(page)).toBe(true);
  expect(isTouched(['docs/iOS/install.mdx'])(page)).toBe(false);
  expect(isTouched(['docs/iOS/install.mdx', 'product/identity.ts'])(page)).toBe(true);
});
