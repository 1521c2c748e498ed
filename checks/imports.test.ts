import {expect, test} from '@playwright/test';
import {imports} from './imports';
import {pageOf} from './pages/page-of';

const find = (source: string, filePath = 'blog/2025-06-17-mdx-blog-post/index.mdx') =>
  imports([pageOf(`import A from '${source}';\n\n<A />`, filePath)]);

for (const source of [
  './DistanceConverter',
  './DistanceConverter.tsx',
  '../authors.yml',
  '@site/src/components/Hero',
  '@site/docs/iOS/using.mdx',
  '@theme/Tabs',
  '@theme/Admonition',
  '@docusaurus/Link',
  '@docusaurus/theme-common',
  '!!raw-loader!./index.mdx',
  'react',
  'node:path',
]) {
  test(`an import of ${source} passes`, async () => {
    expect(await find(source)).toEqual([]);
  });
}

for (const [source, mend] of [
  ['./DistanceConvertor', /^did you mean DistanceConverter\.tsx, in blog\//],
  ['./distanceConverter', /^did you mean DistanceConverter\.tsx/],
  ['@site/src/components/Heros', /^did you mean Hero, in src\/components\//],
  ['@theme/Tab', /./],
  ['@docusaurus/Lnk', /^did you mean Link\.js/],
  ['../nowhere/a', /^correct its name/],
  ['reakt', /^correct its name/],
] as const) {
  test(`an import of ${source} is found`, async () => {
    expect(await find(source)).toEqual([
      expect.objectContaining({
        line: 4,
        problem: `there is no ${source} to import`,
        mend: expect.stringMatching(mend),
      }),
    ]);
  });
}
