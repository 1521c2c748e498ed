import {expect, test} from '@playwright/test';
import {sectionParity} from './section-parity';

const page = (platform: string, text: string) => ({filePath: `docs/${platform}/using.mdx`, text});
const model = page('Android', '## One\n\n```bash\n## no section\n```\n\n## Two\n\n### Extra\n');

test(
  'the same sections in the same order pass, whatever is below them',
  {tag: '@15.5'},
  async () => {
    expect(await sectionParity([model, page('iOS', '## One\n\n### Other\n\n## Two\n')])).toEqual(
      [],
    );
  },
);

test('a missing section is found', {tag: '@15.5'}, async () => {
  expect(await sectionParity([model, page('iOS', '## One\n')])).toEqual([
    expect.objectContaining({
      filePath: 'docs/iOS/using.mdx',
      problem: 'the section "Two" is missing',
    }),
  ]);
});

test('an extra section is found with its line', {tag: '@15.5'}, async () => {
  expect(await sectionParity([model, page('Flutter', '## One\n\n## Two\n\n## Three\n')])).toEqual([
    expect.objectContaining({line: 5, problem: 'only this platform has the section "Three"'}),
  ]);
});

test('a moved section is found with its line', {tag: '@15.5'}, async () => {
  expect(await sectionParity([model, page('iOS', '## Two\n\n## One\n')])).toEqual([
    expect.objectContaining({line: 1, problem: 'the section "Two" is out of order'}),
  ]);
});
