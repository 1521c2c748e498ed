import {expect, test} from '@playwright/test';
import {formatFault} from '../lib/faults';
import {filesIn} from '../lib/files';
import {facts} from '../product';
import {contract} from '../product/contract';
import {platformIds} from '../product/find-platform';
import {platforms} from '../product/platforms';
import {vocabulary} from '../site/words';
import {boundary} from './boundary';
import {citations} from './citations';
import {findUnknownLicences} from './licences';
import {pageMetadata} from './page-metadata';
import {sectionParity} from './section-parity';
import type {Check} from './source-files';
import {unused} from './unused';

/** What a check finds in files, by their paths. */
const find = async (check: Check, files: Readonly<Record<string, string>>) =>
  (await check(Object.entries(files).map(([filePath, text]) => ({filePath, text})))).map(
    formatFault,
  );

test.describe('the boundary of the content', {tag: '@15.11'}, () => {
  const docs = {'docs/iOS/using.mdx': '## Turn the lamp on\n\n## Stop {/* #stop-it */}\n'};
  const [member = ''] = contract.members.map(({name}) => `api-${name}`);
  const ofTrade = vocabulary
    .slice(0, 1)
    .map(({write}) => [`${write}s`, `Big${write.charAt(0).toUpperCase()}${write.slice(1)}Screen`]);
  const [type = ''] = contract.valueTypes
    .map(({name}) => name)
    .filter((name) => /[a-z][A-Z]/.test(name))
    .filter((name) => !vocabulary.some(({write}) => name.toLowerCase().includes(write)));

  // The content need not have a name of each kind.
  const names = [
    type,
    member,
    ...ofTrade.flat(),
    'Turn the lamp on',
    'turn-the-lamp-on',
    'stop-it',
  ];
  for (const name of names.filter(Boolean)) {
    test(`${name}, which belongs to the content, is found in code`, async () => {
      expect(await find(boundary, {...docs, 'plugins/a.ts': `one\n// ${name}`})).toContainEqual(
        expect.stringContaining(`plugins/a.ts:2:4  "${name}" belongs to the content`),
      );
    });
  }

  test('single words, messages, the headings of test pages and the content itself pass', async () => {
    const files = {
      ...docs,
      'lib/a.ts': `stop Stop ${type}ed my-stop-it`,
      'src/a.tsx': "translate({id: 'a', message: 'Turn the lamp on'})",
      'tests/kitchen/docs/a.mdx': '## Stop {/* #stop-it */}\n',
      'src/pages/a.tsx': type,
      'product/a.ts': type,
    };
    expect(await find(boundary, files)).toEqual([]);
  });
});

test.describe('citations', () => {
  const HOME = {'SPECIFICATION.md': '- **4.1** One.\n- **4.3** Another.\n'};
  /** In two parts, so that the check doesn't mistake the examples below for citations in this file. */
  const cite = (rest: string) => `specification ${rest}`;
  const AT = '@';

  for (const [text, numbers] of [
    [cite('4.30'), ['4.30']],
    [cite('4'), ['4']],
    [cite('4.1, 4.5 and 9.9'), ['4.5', '9.9']],
    [cite('4.1 to 4.4'), ['4.4']],
    [`/**\n * (${cite('\n * 4.2')})\n */`, ['4.2']],
    [`[${cite('4.1')}](SPECIFICATION.md), ${cite('4.1 and 4.3')}.`, []],
    ['the RSS 2.0 specification asks for 4 digits', []],
  ] as const) {
    test(`of ${JSON.stringify(text)}, ${numbers.join(' and ') || 'nothing'} is unknown`, async () => {
      const found = await find(citations, {...HOME, 'src/a.ts': text});
      expect(found).toEqual(
        numbers.map((number) => expect.stringContaining(`has no statement ${number} — `)),
      );
    });
  }

  test('a tag without a statement is found', async () => {
    const tag = {'tests/a.spec.ts': `{tag: ['${AT}4.1', '${AT}4.2']}`};
    const elsewhere = {'src/a.ts': `'${AT}4.3'`, 'docs/a.mdx': cite('9.9')};
    expect(await find(citations, {...HOME, ...tag, ...elsewhere})).toEqual([
      expect.stringContaining('tests/a.spec.ts:1:18  SPECIFICATION.md has no statement 4.2 — '),
    ]);
  });
});

test('a guide names files that exist', async () => {
  const files = {'README.md': '`lib/a.ts` [b](lib/b.ts#c) `src/pages/c.md` `lib/`', 'lib/a.ts': ''};
  expect(await find(citations, files)).toEqual([
    'README.md:1:16  there is no lib/b.ts — correct the path, or remove it',
  ]);
});

test.describe('sections', {tag: '@15.5'}, () => {
  const [model = '', other = ''] = platformIds.map((id) => `docs/${platforms[id].path}/using.mdx`);
  const MODEL = {
    [model]: '## One\n\n```bash\n## no\n```\n\n## Two\n\n### Extra\n',
  };

  for (const [sections, found] of [
    ['## One\n\n### Other\n\n## Two\n', []],
    ['## One\n', ['1  the section "Two" is missing']],
    ['## One\n\n## Two\n\n## Three\n', ['5  only this platform has the section "Three"']],
    ['<Open>\n\n## Two\n', []],
    ['## Two\n\n## One\n', ['1  the section "Two" is out of order']],
  ] as const) {
    test(`${JSON.stringify(sections)}: ${found.join() || 'as on the first platform'}`, async () => {
      expect(await find(sectionParity, {...MODEL, [other]: sections})).toEqual(
        found.map((each) => expect.stringContaining(`${other}:${each} — `)),
      );
    });
  }
});

test.describe('metadata', {tag: '@14.3'}, () => {
  const page = (title: string, length: number) =>
    `---\ntitle: ${title}\ndescription: ${title.repeat(length)}\n---\n\ntitle: not this one\n`;
  const fact = `---\ntitle: A\ndescription: ${'x'.repeat(160 - facts.sdk.name.length)}{{sdk.name}}\n---\n`;

  for (const [files, found] of [
    [{'docs/a.mdx': page('a', 50), 'docs/b.mdx': page('b', 160), 'docs/c.mdx': fact}, []],
    [{'docs/a.mdx': page('a', 49)}, ['docs/a.mdx:3  the description has 49 characters']],
    [{'docs/a.mdx': page('a', 161)}, ['docs/a.mdx:3  the description has 161 characters']],
    [
      {'docs/a.mdx': '---\nslug: a\n---\n'},
      ['docs/a.mdx:1  there is no title', 'docs/a.mdx:1  there is no description'],
    ],
    [
      {'docs/a.mdx': page('a', 50), 'blog/b/index.md': page('a', 50)},
      [
        'blog/b/index.md:2  docs/a.mdx:2 has the same title',
        'blog/b/index.md:3  docs/a.mdx:3 has the same description',
      ],
    ],
    [
      {'blog/tags.yml': 'a:\n  description: short\n\nb:\n  page: true\n'},
      [
        'blog/tags.yml:2  the description has 5 characters',
        'blog/tags.yml:4  there is no description',
      ],
    ],
    [{'README.md': '---\na: b\n---\n', 'docs/_part.mdx': 'a'}, []],
  ] as const) {
    test(`${Object.keys(files).join()}: ${found.join() || 'passes'}`, async () => {
      expect(await find(pageMetadata, files)).toEqual(
        found.map((each) => expect.stringContaining(`${each} — `)),
      );
    });
  }
});

test('a static file that nothing names is found', async () => {
  const found = await find(unused, {'README.md': '![A](static/robots.txt)'});
  const files = filesIn('static').filter((name) => !/^[._]/.test(name));
  expect(found).toEqual(files.map((name) => expect.stringContaining(`${name}:1  no page uses it`)));
});

test('an export that no other file names is found', async () => {
  const code = 'export const a = 1;\nexport type B = 2;\n';
  const found = await find(unused, {'lib/a.ts': code, 'b.mjs': 'a()'});
  expect(found.at(-1)).toBe(
    'lib/a.ts:2:1  no other file uses B — delete it, or no longer export it',
  );
  expect(found.filter((line) => line.startsWith('lib/'))).toHaveLength(1);
});

test.describe('licences', {tag: '@13.5'}, () => {
  for (const [entry, found] of [
    [{license: 'MIT'}, false],
    [{license: '(WTFPL OR MIT)'}, false],
    [{license: 'Apache-2.0 AND MIT'}, false],
    [{license: 'GPL-3.0', dev: true}, false],
    [{link: true}, false],
    [{license: 'GPL-3.0', optional: true}, true],
    [{license: 'MIT AND GPL-3.0'}, true],
    [{license: '(GPL-3.0 OR AGPL-3.0)'}, true],
    [{license: 'SEE LICENSE IN x'}, true],
    [{}, true],
  ] as const) {
    test(`a package with ${JSON.stringify(entry)} ${found ? 'is found' : 'passes'}`, () => {
      const lockFile = JSON.stringify({packages: {'': {}, 'node_modules/@a/b': entry}}, null, 2);
      const line = 'package-lock.json:4  the licence of @a/b, ';
      expect(findUnknownLicences(lockFile).map(formatFault)).toEqual(
        found ? [expect.stringContaining(line)] : [],
      );
    });
  }
});
