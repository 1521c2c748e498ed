import {expect, test} from '@playwright/test';
import {facts} from '../product';
import {links} from './links';
import {pageOf} from './pages/page-of';

const others = [
  pageOf('## Start a delivery\n\n## Own {/* #mine */}', 'docs/iOS/using.mdx'),
  pageOf('import Part from "./_part.mdx";\n\n<Part />\n\n<p id="in-html" />', 'docs/iOS/part.mdx'),
  pageOf('## From a part', 'docs/iOS/_part.mdx'),
  pageOf('', 'docs/iOS/with space.mdx'),
  pageOf('', 'docs/iOS/a & b.mdx'),
  {filePath: 'site/plugins.ts', text: "{path: 'community', routeBasePath: 'community'}"},
  {filePath: 'versions.json', text: '["1.0"]'},
  pageOf('', 'docs/guides/index.mdx'),
  pageOf('::contract{reference="session"}', 'docs/iOS/reference.mdx'),
  {filePath: 'blog/2026-01-31-one.md', text: '---\nslug: first\n---\n'},
  {filePath: 'blog/tags.yml', text: 'hello:\n  label: A\n'},
  {filePath: 'src/pages/page.md', text: '---\ntitle: A\n---\n'},
];

const find = (text: string) => links([pageOf(text, 'docs/iOS/install.mdx'), ...others]);

const known = [
  './using.mdx',
  './using.mdx#start-a-delivery',
  './using.mdx#mine',
  './reference.mdx#api-complete',
  '/iOS/using#start-a-delivery',
  '/blog/first',
  '/blog',
  '/blog/tags/hello',
  './using.mdx?platform=ios#mine',
  '@site/docs/iOS/using.mdx#mine',
  '/iOS/using.mdx',
  '/docs/iOS/using.mdx',
  './part.mdx#from-a-part',
  './part.mdx#in-html',
  './with%20space.mdx',
  '/iOS/with%20space',
  '/guides',
  '@site/static/img/authors/docs-team.svg',
  '/page',
  '/img/authors/docs-team.svg',
  'https://www.acme.com',
  'mailto:{{support.email}}',
  '{{provider.website}}',
  'pathname:///llms.txt',
  'pathname:///samples/android.zip',
  'pathname:///iOS/using.md',
  'pathname:///iOS/llms-full.txt',
  'pathname:///img/authors/docs-team.svg',
  'pathname:///assets/files/form-1a2b3c.pdf',
  '{{site.url}}/iOS/using#start-a-delivery',
  '{{site.url}}/sitemap.xml',
  '{{site.url}}/blog/rss.xml',
  './a%20%26%20b.mdx',
  '/community/hello',
  '/next/iOS/using',
  '/blog/page/2',
];

for (const address of known) {
  test(`a link to ${address} passes`, async () => {
    expect(await find(`[One](${address})`)).toEqual([]);
  });
}

const faults: [address: string, problem: string, mend: string][] = [
  ['./usng.mdx', 'there is no docs/iOS/usng.mdx', 'did you mean ./using.mdx?'],
  [
    '@site/blog/2026-01-31-one.md',
    'a page in docs/ cannot link to a file in blog/',
    'write its address: /blog/first',
  ],
  ['/iOS/usng', 'there is no /iOS/usng', 'did you mean /iOS/using?'],
  ['./100%.pdf', 'there is no /iOS/100%.pdf', 'did you mean /iOS/install?'],
  ['/blog/frst', 'there is no /blog/frst', 'did you mean /blog/first?'],
  [
    './using.mdx#start-delivery',
    'docs/iOS/using.mdx has no heading #start-delivery',
    'did you mean #start-a-delivery?',
  ],
  ['/iOS/using#mne', 'docs/iOS/using.mdx has no heading #mne', 'did you mean #mine?'],
  [
    'pathname:///samples/andriod.zip',
    'there is no /samples/andriod.zip',
    'did you mean /samples/android.zip?',
  ],
  ['pathname:///iOS/usng.md', 'there is no /iOS/usng.md', 'did you mean /iOS/using.md?'],
  ['{{site.url}}/iOS/usng', 'there is no /iOS/usng', 'did you mean /iOS/using?'],
  [`${facts.site.url}/lms.txt`, 'there is no /lms.txt', 'did you mean /llms.txt?'],
  ['{{site.url}}/iOS/using#mne', 'docs/iOS/using.mdx has no heading #mne', 'did you mean #mine?'],
];

for (const [address, problem, mend] of faults) {
  test(`a link to ${address}: ${problem}`, async () => {
    expect(await find(`{{sdk.name}} [One](${address})`)).toEqual([
      {filePath: 'docs/iOS/install.mdx', line: 4, column: 14, problem, mend},
    ]);
  });
}

for (const [text, problem] of [
  ['<a href="/nowhere">A</a>', 'there is no /nowhere'],
  ['<a href="./using.mdx">A</a>', 'an element cannot link to a file by its name'],
  ['<Link to="/iOS/using#mne">A</Link>', 'docs/iOS/using.mdx has no heading #mne'],
] as const) {
  test(`an element is a link, too: ${text}`, async () => {
    expect(await find(text)).toEqual([expect.objectContaining({line: 4, column: 1, problem})]);
  });
}

test('elements that link to a page, a section, a file in static/ or another site pass', async () => {
  const addresses = ['/iOS/using', '/img/authors/docs-team.svg', 'https://a.test/b.md', '#one'];
  const text = addresses.map((address) => `<a href="${address}">A</a>`).join('\n\n');
  expect(await find(`## One\n\n${text}\n\n<a id="b">B</a>`)).toEqual([]);
});

test('a draft is linked from drafts alone', async () => {
  const draft = (filePath: string, text: string) => ({
    filePath,
    text: `---\ndraft: true\n---\n${text}\n`,
  });
  const target = draft('docs/iOS/new.mdx', '## One');
  const text = '[A](./new.mdx#one), [B](/iOS/new)';
  expect(await links([draft('docs/iOS/install.mdx', text), target])).toEqual([]);
  const problem = 'docs/iOS/new.mdx is a draft, which no build publishes';
  expect(await links([pageOf(text, 'docs/iOS/install.mdx'), target])).toEqual([
    expect.objectContaining({problem, column: 1}),
    expect.objectContaining({problem, column: 21}),
  ]);
});

test('a link to a section of its own page is looked up there', async () => {
  expect(await find('## One\n\n[One](#one)')).toEqual([]);
  expect(await find('## One\n\n[One](#two)')).toHaveLength(1);
});

test('a reference link is found where it is defined', async () => {
  expect(await find('[One][a]\n\n[a]: ./nowhere.mdx')).toEqual([
    expect.objectContaining({line: 6, column: 1}),
  ]);
});

test('two pages with the same address are both found', async () => {
  const twins = ['docs/a.mdx', 'docs/b.mdx'].map((filePath) => ({
    filePath,
    text: '---\nslug: /same\n---\n',
  }));
  expect(await links(twins)).toEqual([
    expect.objectContaining({filePath: 'docs/a.mdx'}),
    expect.objectContaining({
      filePath: 'docs/b.mdx',
      problem: 'docs/a.mdx has the same address, /same',
    }),
  ]);
});
