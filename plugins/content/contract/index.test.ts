import {expect, test} from '@playwright/test';
import type {Heading, List, Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import fs from 'node:fs';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contractEntries, contractMarkdown} from '.';
import {contract, facts} from '../../../product';
import {platformIds} from '../../../product/find-platform';
import {platforms} from '../../../product/platforms';
import type {PlatformId} from '../../../product/types';
import {lampContract} from '../../../tests/harness/lamp-sdk';
import {entryIds} from './addresses';
import {languageOf} from './language';
import {formatSignature} from './reference';
import {
  availableOn,
  spellErrorCode,
  spellEvent,
  spellLiteral,
  spellTypeOf,
  spellValue,
  spellVariant,
} from './spelling';

const place = {filePath: path.resolve('docs/Android/using.mdx'), line: 3};

const language = languageOf(lampContract);

/** What a `::contract` with these attributes says of the lamps. */
const markdownOf = (attributes: Record<string, string>, platform: PlatformId) =>
  contractMarkdown(attributes, {...language, platform}, place);

const directives = (...attributes: Record<string, string>[]): RootContent[] =>
  attributes.map((each) => ({
    type: 'leafDirective',
    name: 'contract',
    attributes: each,
    children: [],
  }));

/** A page with `::contract` and these attributes, as the plugin leaves it. */
function pageWith(...attributes: Record<string, string>[]): Root {
  return withEntries({type: 'root', children: directives(...attributes)});
}

function withEntries(tree: Root, filePath = place.filePath): Root {
  contractEntries(() => language)(tree, new VFile({path: filePath}));
  return tree;
}

/** The ids of a page's headings and items. */
function idsOf(tree: Root): string[] {
  const ids: string[] = [];
  visit(tree, (node) => {
    const id = node.data?.hProperties?.id;
    ids.push(...(typeof id === 'string' ? [id] : []));
  });
  return ids;
}

test(
  'every error has an entry, and one sentence says that its message ends with the address',
  {tag: '@10.13'},
  () => {
    expect(idsOf(pageWith({reference: 'errors'}))).toEqual(
      lampContract.errors.map((error) => entryIds.error(error)),
    );
    const markdown = markdownOf({reference: 'errors'}, 'ios');
    expect(markdown).toContain('# [`.lampUnreachable`](#error-lamp-unreachable)');
    const [error] = lampContract.errors;
    expect(markdown).toContain(`\`${error?.message}\`\n`);
    const address = `${facts.site.url}/iOS/using#error-lamp-unreachable`;
    expect(markdown.split(address)).toHaveLength(2);
  },
);

test('a page belongs to the platform of its own folder, wherever the project is', ({}, testInfo) => {
  const project = testInfo.outputPath('Android');
  const root = process.cwd();
  fs.mkdirSync(project);
  process.chdir(project);
  try {
    const page: Root = {type: 'root', children: directives({reference: 'errors'})};
    const file = path.join(project, 'docs/iOS/guides/errors.mdx');
    expect(toString(withEntries(page, file))).toContain('.lampUnreachable');
  } finally {
    process.chdir(root);
  }
});

test('states, events, fields and values are entries, and a type is said once on a page', () => {
  expect(idsOf(pageWith({reference: 'states'}))).toContain('state-going-out');
  expect(idsOf(pageWith({reference: 'events'}))).toContain('event-level-changed');
  const ids = idsOf(pageWith({type: 'Scene'}, {type: 'LampOptions'}, {reference: 'types'}));
  expect(ids).toEqual(
    expect.arrayContaining([
      'api-Scene',
      'api-Scene-movieNight',
      'api-LampOptions-logDetail',
      'api-LogDetail-off',
    ]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('what came after the first version says since when it is there, with a link to that version', () => {
  const first = lampContract.releases.at(-1)?.version;
  for (const platform of platformIds) {
    const reference = ['sdk', 'lamp', 'types']
      .map((name) => markdownOf({reference: name}, platform))
      .join('\n');
    for (const {id, since} of [
      ...lampContract.members
        .filter(({signatures}) => signatures[platform])
        .map(({name, since}) => ({id: entryIds.member(name), since})),
      ...lampContract.valueTypes
        .filter((type) => availableOn(type, platform))
        .map(({name, since}) => ({id: entryIds.type(name), since})),
    ]) {
      const [, entry = ''] = reference.split(`](#${id})`);
      const [, version] = entry.split('](#')[0]?.split('Since [') ?? [];
      expect(version?.split(')')[0], `${platform}: ${id}`).toBe(
        since === first
          ? undefined
          : `${since}](/${platforms[platform].path}/install.mdx#${entryIds.version(since)}`,
      );
    }
  }
});

test('the reference leads to the section that describes a type, by the words of its heading', () => {
  const words: Heading['children'] = [
    {type: 'text', value: 'End it '},
    {type: 'mdxTextExpression', value: '/* #end */'},
  ];
  const page = withEntries({
    type: 'root',
    children: [
      {type: 'heading', depth: 2, children: words},
      ...directives({type: 'Scene'}, {reference: 'types'}),
    ],
  });
  const links: string[] = [];
  visit(page, 'link', ({url, children}) => {
    links.push(`${toString(children)} ${url}`);
  });
  expect(links).toContain('End it #api-Scene-reading');
});

test('names are spelled as the platform spells them', () => {
  expect(spellValue('movieNight', 'android')).toBe('MOVIE_NIGHT');
  expect(spellValue('movieNight', 'ios')).toBe('.movieNight');
  expect(spellValue('movieNight', 'reactNative')).toBe("'movieNight'");
  expect(spellVariant('Light', 'plainWhite', [{name: 'level'}], 'android')).toBe(
    'Light.PlainWhite(level)',
  );
  expect(spellVariant('Light', 'plainWhite', [{name: 'level'}], 'reactNative')).toBe(
    "{type: 'plainWhite', level}",
  );
  expect(spellEvent('levelChanged', [{name: 'level'}], 'flutter')).toBe(
    'LevelChanged(:final level)',
  );
  expect(spellErrorCode({code: 'LAMP_UNREACHABLE'}, 'ios')).toBe('.lampUnreachable');
  const absent = {name: 'id', type: 'string', summary: '', nullable: true} as const;
  expect(spellTypeOf(absent, 'android')).toBe('String?');
  expect(spellTypeOf(absent, 'reactNative')).toBe('string | null');
});

test('a default is spelled as the platform spells it, and words stay words', () => {
  const options = markdownOf({type: 'LampOptions'}, 'android');
  expect(options).toContain('(#api-LampOptions-logDetail): `LogDetail`. How much');
  expect(options).toContain('Default: `SOME`.');
  expect(options).toContain('Default: `10000`.');
  expect(options).toContain('What Android shows while a lamp is lit. Optional.');
  expect(markdownOf({type: 'SceneOptions'}, 'ios')).toContain('Default: Empty.');
});

test('a literal is spelled by its type, whether the contract has it as a text or not', () => {
  expect(spellLiteral('true', 'boolean', 'android')).toBe('true');
  expect(spellLiteral(true, 'boolean', 'ios')).toBe('true');
  expect(spellLiteral('0.5', 'number', 'ios')).toBe('0.5');
  expect(spellLiteral('home', 'string', 'reactNative')).toBe("'home'");
  expect(spellLiteral('warm', 'Glow', 'android')).toBe('WARM');
});

test('a duration is spelled as the platform spells it, with its unit where it is a number', () => {
  const rowOn = (platform: PlatformId) =>
    markdownOf({type: 'SceneOptions'}, platform)
      .split('\n')
      .find((row) => row.includes('fadesAfter'));
  expect(rowOn('android')).toContain('How long the scene lasts. Default: `4.hours`.');
  expect(rowOn('ios')).toContain('lasts. Default: `.seconds(4 * 60 * 60)`.');
  expect(rowOn('flutter')).toContain('lasts. Default: `Duration(hours: 4)`.');
  expect(rowOn('reactNative')).toContain('lasts. Unit: seconds. Default: `14400`.');
});

test('what an app only receives has no defaults', () => {
  expect(markdownOf({type: 'LampEvent'}, 'ios')).not.toContain('Default');
  expect(markdownOf({type: 'SceneOptions'}, 'ios')).toContain('Default');
});

test('a parameter of one platform is in the reference of that platform only', () => {
  expect(markdownOf({reference: 'sdk'}, 'android')).toContain('- `context`: ');
  expect(markdownOf({reference: 'sdk'}, 'ios')).not.toContain('- `context`: ');
});

test('what a page does to its lists, no other page sees', () => {
  const read = () => pageWith({reference: 'events'});
  const page = read();
  const before = structuredClone(page);
  (page.children[0] as List).children.length = 0;
  expect(read()).toEqual(before);
});

test('the reference of an owner on a platform has its own members only', () => {
  expect(markdownOf({reference: 'lamp'}, 'flutter')).not.toContain('`setHandler`');
  expect(markdownOf({reference: 'sdk'}, 'flutter')).toContain('# [`setHandler`](#api-setHandler)');
  expect(markdownOf({reference: 'sdk'}, 'ios')).not.toContain('setHandler');
});

test('a long signature is broken after each parameter', () => {
  expect(
    formatSignature(
      'suspend fun turnOn(lampId: String, notes: Map<String, String> = emptyMap()): Lamp',
    ),
  ).toBe(
    'suspend fun turnOn(\n    lampId: String,\n    notes: Map<String, String> = emptyMap()\n): Lamp',
  );
});

test('every error that a member names is in the contract', () => {
  const codes = contract.errors.map(({code}) => code);
  for (const {name, errors} of contract.members) {
    expect(codes, name).toEqual(expect.arrayContaining([...errors]));
  }
});

test('every state that another can go to is in the contract', () => {
  const names = contract.states.map(({name}) => name);
  expect(names).toEqual(expect.arrayContaining(contract.states.flatMap(({next}) => next)));
});

test('versions are listed newest first, with what the contract says is new in them', () => {
  const dates = contract.releases.map(({date}) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  const markdown = markdownOf({reference: 'releases'}, 'flutter');
  expect(markdown.split('\n')[0]).toBe('# [1.1.0](#version-1-1-0)');
  expect(markdown).toContain('- **Added:** [`setHandler`](/Flutter/using.mdx#api-setHandler).');
  const steps = lampContract.releases.filter((release) => release.steps).length;
  expect(markdown.split('**What to do:**').length - 1).toBe(steps);
  expect(markdownOf({reference: 'releases'}, 'ios')).not.toContain('setHandler');
});

for (const [attributes, problem] of [
  [{reference: 'evnts'}, 'no reference="evnts" — did you mean ::contract{reference="events"}?'],
  [{reference: 'states', type: 'A'}, 'no reference="states" type="A" — did you mean ::contract{re'],
  [{refs: 'events'}, 'no refs="events" — correct its spelling'],
] as const) {
  test(`${Object.keys(attributes).join()} fails: ${problem}`, {tag: '@15.1'}, () => {
    expect(() => markdownOf(attributes, 'android')).toThrow(
      `docs/Android/using.mdx:3  the contract has ${problem}`,
    );
  });
}

test('entries are one level below the heading that they follow', () => {
  const page = withEntries({
    type: 'root',
    children: [
      {type: 'heading', depth: 2, children: []},
      ...directives({reference: 'errors'}, {reference: 'releases'}),
    ],
  });
  const headings = page.children.filter((node) => node.type === 'heading');
  expect(new Set(headings.slice(1).map(({depth}) => depth))).toEqual(new Set([3]));
});
