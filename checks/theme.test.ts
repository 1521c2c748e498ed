import {expect, test} from '@playwright/test';
import {readSourceFiles, type SourceFile} from './source-files';
import {RECORDS} from './theme/records';
import {REGISTER} from './theme/register';
import {themeRegister} from './theme-register';
import {themeUpstream} from './theme-upstream';

const SUBJECT = 'src/theme/TOC/index.tsx';

/** The project's own files, with one of them changed. */
const withChange = (filePath: string, change: (text: string) => string): SourceFile[] =>
  readSourceFiles().map((file) =>
    file.filePath === filePath ? {filePath, text: change(file.text)} : file,
  );

test('an upstream file that has changed is found, with both versions and how to compare', async () => {
  const files = withChange(RECORDS, (text) =>
    text.replace(/("src\/theme\/TOC\/index\.tsx": ")\w+/, '$10'),
  ).map((file) =>
    file.filePath === SUBJECT
      ? {...file, text: file.text.replace(/classic \d\S+,/, 'classic 3.9.0,')}
      : file,
  );
  const [finding, ...others] = await themeUpstream(files);
  expect(others).toEqual([]);
  expect(finding?.filePath).toBe(SUBJECT);
  expect(finding?.problem).toMatch(
    /^src\/theme\/TOC\/index\.tsx has changed between @docusaurus\/theme-classic 3\.9\.0 and \d/,
  );
  expect(finding?.mend).toContain('npm diff --diff=@docusaurus/theme-classic@3.9.0');
});

test('an unrecorded override is found', async () => {
  expect(await themeUpstream(withChange(RECORDS, () => '{}'))).not.toEqual([]);
});

test('an upstream file that no longer exists is found', async () => {
  const files = withChange(SUBJECT, (text) => text.replace('src/theme/TOC/', 'src/theme/Gone/'));
  expect((await themeUpstream(files)).map(({problem}) => problem)).toEqual([
    expect.stringMatching(/has no src\/theme\/Gone\/index\.tsx$/),
  ]);
});

test('a header without one of its parts is found', async () => {
  const files = withChange(SUBJECT, (text) => text.replace('Why:', 'Because:'));
  expect(await themeRegister(files)).toContainEqual(
    expect.objectContaining({filePath: SUBJECT, problem: 'the header is incomplete'}),
  );
});

test('a missing line in the register is found, and so is a superfluous one', async () => {
  const without = withChange(REGISTER, (text) => text.replace(/^- \[TOC\].*\n/m, ''));
  expect((await themeRegister(without)).map(({problem}) => problem)).toEqual([
    expect.stringMatching(/^there is no line "- \[TOC\]/),
  ]);
  const added = withChange(REGISTER, (text) => `${text}- [Gone](Gone/index.tsx): goes.\n`);
  expect((await themeRegister(added)).map(({problem}) => problem)).toEqual([
    'no header matches this line',
  ]);
});
