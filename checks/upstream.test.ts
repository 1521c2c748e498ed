import {expect, test} from '@playwright/test';
import {readSourceFiles, type SourceFile} from './source-files';
import {RECORDS, REGISTER, upstream} from './upstream';

const SUBJECT = 'src/theme/TOC/index.tsx';

const files = readSourceFiles();

/** What is found in the project's own files if one of them is changed. */
const foundAfter = async (filePath: string, change: (text: string) => string) =>
  upstream(
    files.map((file: SourceFile) =>
      file.filePath === filePath ? {filePath, text: change(file.text)} : file,
    ),
  );

for (const [what, file, ours] of [
  ['an override', 'theme-classic/src/theme/TOC/index.tsx', SUBJECT],
  ['a patch', 'core/lib/client/PendingNavigation.js', 'plugins/patches/table.ts'],
  ['a plugin', 'core/lib/ssg/ssgTemplate.html.js', 'plugins/bundle/page-template.ts'],
  ['a command', 'utils/lib/moduleUtils.js', 'scripts/jiti.mjs'],
] as const) {
  test(
    `an upstream file of ${what} that has changed is found, with both versions and how to compare`,
    {tag: '@15.10'},
    async () => {
      const [finding, ...others] = await foundAfter(RECORDS, (text) =>
        text
          .replace(/"version": "[^"]*"/, '"version": "3.9.0"')
          .replace(new RegExp(`("@docusaurus/${file}": ")\\w+`), '$10'),
      );
      expect(others).toEqual([]);
      expect(finding).toMatchObject({
        filePath: ours,
        problem: expect.stringMatching(
          `^@docusaurus/${file} of \\d.* is not as recorded for 3.9.0`,
        ),
        mend: expect.stringMatching(/^see "npm diff --diff=@docusaurus\/[\w-]+@3\.9\.0 .* adopt/),
      });
    },
  );
}

for (const [filePath, text] of [
  ['src/theme/Gone/index.tsx', '/** Goes. */\n'],
  ['src/platform/Gone.tsx', '/**\n * Goes.\n *\n * @upstream @docusaurus/core/lib/gone.js\n */\n'],
] as const) {
  test(`${filePath}, which is based on nothing, is found`, {tag: '@15.10'}, async () => {
    expect(await upstream([...files, {filePath, text}])).toContainEqual(
      expect.objectContaining({filePath, problem: 'Docusaurus has no file of this name'}),
    );
  });
}

test('an override without a header is found, and a register that does not follow the headers', async () => {
  expect(await foundAfter(SUBJECT, (text) => text.replace('/**', '/*'))).toContainEqual(
    expect.objectContaining({filePath: SUBJECT, problem: 'there is no header'}),
  );
  expect(await foundAfter(REGISTER, (text) => text.replace(/^- \[`TOC`\].*\n/m, ''))).toMatchObject(
    [{filePath: REGISTER, mend: 'run "npm run record-upstream"'}],
  );
});
