import {expect, test} from '@playwright/test';
import {formatFault} from '../lib/faults';
import {contractOn} from '../plugins/contract/model';
import {facts} from '../product';
import {platformIds, tabValueOf} from '../product/find-platform';
import {modules} from '../product/packages';
import {properNames} from '../site/words';
import {loadCheck} from './all';
import {said} from '../tests/harness/said';
import {sourceOf} from '../tests/harness/source-of';

/** One that no other text has by chance, whatever the SDK is called and wherever it is published. */
const FACT = facts.support.email;
const PICTURE = '/img/a.svg';
const [PLATFORM = ''] = platformIds.map(tabValueOf);
const [MODULE = ''] = Object.values(modules);
const [NAME = ''] = platformIds
  .flatMap((platform) => contractOn(platform).types)
  .flatMap(({name}) => (/[a-z][A-Z]/.test(name) ? name : []));
const fence = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\``;
const tab = (value: string) => `<TabItem value="${value}" label="A">\n\na\n\n</TabItem>`;
const tabs = (group: string, value: string) => `<Tabs groupId="${group}">\n${tab(value)}\n</Tabs>`;

/** What a check finds on a page, whose text begins on line 4. */
const faults: [check: string, text: string, found: string][] = [
  ['headings', '# One', '4:1  the page already has a title — begin a section with "## "'],
  ['headings', 'hide_title: true', '1:1  this page does not show its title by itself — …'],
  ['headings', '## One\n\n#### Two', '6:1  a heading of level 4 follows one of level 2 — …'],
  ['headings', '### One', '4:1  a heading of level 3 follows one of level 1 — write ##'],
  ['headings', '## Turn on a Lamp', '4:1  "Lamp" has a capital letter — … site/words.ts'],
  ['headings', '## Start: {/* #start */}', '4:1  the heading ends with ":" — leave it out'],
  ['headings', '## One\n\n### Two\n\n### Two', '8:1  there is already a heading "Two" — …'],
  ['headings', '## Add {{sdk.version}}', "4:1  the heading's id changes with {{sdk.version}}…"],
  ['images', `a ![](${PICTURE})`, '4:3  the picture has no alternative text — describe…'],
  ['images', `![logo.svg](${PICTURE})`, '4:1  the alternative text is the name of a file — …'],
  ['images', `![Picture of a van](${PICTURE})`, '4:1  the alternative text says that it is a…'],
  ['images', `<img src="${PICTURE}" />`, '4:1  the picture has no alternative text — …'],
  [
    'left-placeholders',
    'A\n\nTODO: say it',
    `6:1  "TODO: say it" is still there — do what it says`,
  ],
  ['markdown-style', '*a* _b_', '4:5  …emphasis… — see https:…emphasis-marker'],
  ['markdown-style', '## A ##\n\n## B', '4:1  …ATX… — see https:…heading-style'],
  ['markdown-style', '-   a', '4:…  …spac… — see https:…list-item…'],
  ['markdown-style', ':::tip\n\na\n\n:::\n\n:::note\n\nb\n\n:::', '10:1  two admonitions follow…'],
  ['tab-groups', tabs('platfrom', PLATFORM), '4:1  there is no tab group … platform?…'],
  [
    'tab-groups',
    tabs('platform', 'npm'),
    `5:1  the group has no value "npm" — it has ${PLATFORM}…`,
  ],
  [
    'quoted-code',
    fence('kt', `import a.B\nimport ${MODULE}.*`),
    `4:1  "import ${MODULE}" is code that uses the SDK — quote it from a file in samples/, which the checks read`,
  ],
  ['quoted-code', fence('ts', `a = ${NAME}.b();`), '4:1 … uses the SDK…'],
  ['quoted-code', fence('swift', `let a: ${NAME}`), '4:1 … uses the SDK…'],
  ['tables', '| A | B |\n| - | - |\n| 1 | 2 | 3 |', '6:1  the header has 2 columns, … has 3 — …'],
  ['tables', '| A | B | C | D |\n| - | - | - | - |', '4:1  the table has 4 columns — divide it…'],
  ['terms', 'The {{sdk.name}} *simply* works', '4  "simply" is not our wording — leave it out…'],
  ['terms', 'One\nWe start', '5:1  "We" is not our wording — say who acts: "you" or "the SDK"'],
  ['terms', 'One, the the other', '4:6  "the the" is not our wording — write the word once'],
  ['terms', '[Here](https://www.acme.com)', '4:2  the link says "Here" — make the name…'],
  ['terms', `![A map of our route](${PICTURE})`, '4:12  "our" is not our wording…'],
  [
    'spelling',
    'Colour\nThe unreachabel',
    '5:5  "unreachabel" is not in the dictionary — did you mean "unreachable"?…',
  ],
  ['spelling', 'On teh door', '4:4  "teh" … did you mean "the"?…'],
  ['spelling', 'A color', '4:3  "color" … did you mean "colour"?…'],
  ['syntax', fence('', 'a'), '4  the code block does not name a language — name one…'],
  [
    'syntax',
    `- A\n\n  ${fence('json', '  {]').replaceAll('\n', '\n  ')}`,
    '7  "]" is unexpected here — …',
  ],
  [
    'written-out-facts',
    `Write to ${FACT}.`,
    '4:10  … a copy of a fact … — write {{support.email}}, or…',
  ],
  ['written-out-facts', `\`${FACT}\``, '4:2 … — write {{support.email}}, or…'],
];

for (const [check, text, found] of faults) {
  test(`${check} finds what is wrong in ${JSON.stringify(text)}`, async () => {
    expect((await loadCheck(check)([sourceOf(text)])).map(formatFault)).toEqual([
      expect.stringMatching(said(`docs/a.mdx:${found}`)),
    ]);
  });
}

/** What passes, all in one page. */
const right: [check: string, text: string, filePath?: string][] = [
  [
    'headings',
    `## Start on iOS\n\n### \`Error: No Key.\`\n\n## \`Stop.\`\n\n## The {{sdk.name}} in ${properNames[0] ?? 'an app'} {/* #console */}`,
  ],
  ['headings', '# One', 'src/pages/a.md'],
  ['headings', '### One', 'docs/_part.mdx'],
  ['headings', '## Eine Lampe', 'i18n/de/docusaurus-plugin-content-docs/current/a.mdx'],
  [
    'images',
    `![A van at the kerb.](${PICTURE}) <img src="${PICTURE}" alt="" /> <img alt={name} />`,
  ],
  ['left-placeholders', `\`TODO: a\`\n\n${fence('ts', '// TODO: b')}`],
  [
    'markdown-style',
    '*a* **b**\n\nhttps://www.acme.com\n\n- a\n- b\n\n1. a\n2. b\n\n[a](/b)\n\n| a | b |\n|---|---|\n| c | d |',
  ],
  ['tab-groups', `${tabs('platform', PLATFORM)}\n\n<Tabs>\n${tab('own')}\n</Tabs>`],
  [
    'quoted-code',
    [
      fence('ts sample="a.ts#b"', ''),
      fence('text', `a ${NAME}`),
      fence('kotlin', `class ${NAME}`),
      fence('groovy', `implementation '${MODULE}:1'`),
    ].join('\n\n'),
  ],
  ['quoted-code', fence('ts', `a: ${NAME}`), 'blog/a.md'],
  ['tables', '| A | B |\n| - | - |\n| 1 |  |\n| 1 \\| 2 | 3 |'],
  [
    'terms',
    `\`just\` [a](/just) <Just ios="just" /> adjust iOS just-in-time https://developer.android.com/?q=just sdk@lamps.example\n\n${fence('', 'just')}`,
  ],
  ['terms', 'We start', 'blog/a.md'],
  [
    'spelling',
    `Kerb, dialog, <figcaption>a</figcaption>&nbsp;\`unreachabel\` {{unreachabel}} [a](https://www.acme.com/unreachabel)\n\n${fence('', 'unreachabel')}`,
  ],
  ['spelling', 'unreachabel', 'plugins/a.ts'],
  [
    'syntax',
    ['php', 'text', 'md', 'kotlin sample="a.kt#b"'].map((lang) => fence(lang, '{')).join('\n\n'),
  ],
  ['written-out-facts', `my_${FACT}_fork ${facts.android.name} 26`],
  ['written-out-facts', FACT, 'product/identity.ts'],
  // A package may have the same version.
  ['written-out-facts', facts.sdk.version, 'package.json'],
];

for (const [check, text, filePath] of right) {
  test(`${check} passes ${JSON.stringify(text)} in ${filePath ?? 'a doc'}`, async () => {
    expect(await loadCheck(check)([sourceOf(text, filePath)])).toEqual([]);
  });
}

test('every sentence that a new page asks for is found', async () => {
  const text = "---\ntitle: A\ndescription: 'TODO: say it.'\n---\n\nTODO: say more.\n";
  const found = await loadCheck('left-placeholders')([{filePath: 'docs/a.mdx', text}]);
  expect(found.map(({line}) => line)).toEqual([3, 6]);
});

test('titles are prose, and so are our guides, names of tags, the contract and what agents are told', async () => {
  const file = (filePath: string, text: string) => [{filePath, text}];
  expect(
    await loadCheck('terms')(file('docs/a.mdx', '---\ntitle: Just a title\n---\n')),
  ).toMatchObject([{line: 2, column: 8}]);
  for (const filePath of [
    'README.md',
    'blog/tags.yml',
    'deploy/README.md',
    'samples/ios/README.md',
    'site/agent-skill.md',
    'product/contract/events.ts',
  ]) {
    expect(await loadCheck('spelling')(file(filePath, 'A unreachabel'))).toMatchObject([
      {filePath, line: 1, column: 3},
    ]);
  }
});
