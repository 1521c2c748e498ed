import {expect, test} from '@playwright/test';
import {images} from './images';
import {pageOf} from './page-of';

const SHOWN = '/img/authors/docs-team.svg';

const faults: [text: string, problem: string][] = [
  [`![](${SHOWN})`, 'the picture has no alternative text'],
  [`![logo.svg](${SHOWN})`, 'the alternative text is the name of a file'],
  [`![Picture of a van](${SHOWN})`, 'the alternative text says that it is a picture'],
  [`<img src="${SHOWN}" />`, 'the picture has no alternative text'],
];

for (const [text, problem] of faults) {
  test(`${text}: ${problem}`, async () => {
    expect(await images([pageOf(`a ${text}`)])).toEqual([
      expect.objectContaining({filePath: 'docs/a.mdx', line: 4, column: 3, problem}),
    ]);
  });
}

test('a picture that exists and is described passes', async () => {
  for (const text of [
    `![A van at the kerb.](${SHOWN})`,
    `<img src="${SHOWN}" alt="A van at the kerb." />`,
    `<img src="${SHOWN}" alt="" />`,
    'import van from "./van.svg";\n\n<img src={van} alt={name} />',
  ]) {
    expect(await images([pageOf(text)]), text).toEqual([]);
  }
});
