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
import {entryIds} from './addresses';
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
  contractEntries()(tree, new VFile({path: filePath}));
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
      contract.errors.map((error) => entryIds.error(error)),
    );
    const markdown = contractMarkdown({reference: 'errors'}, 'android', place);
    expect(markdown).toContain('# [`ErrorCode.NOT_CONFIGURED`](#error-not-configured)');
    const [error] = contract.errors;
    expect(markdown).toContain(`\`${error?.message}\`\n`);
    const address = `${facts.site.url}/Android/using#error-not-configured`;
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
    expect(toString(withEntries(page, file))).toContain('.notConfigured');
  } finally {
    process.chdir(root);
  }
});

test('states, events, fields and values are entries, and a type is said once on a page', () => {
  expect(idsOf(pageWith({reference: 'states'}))).toContain('state-en-route');
  expect(idsOf(pageWith({reference: 'events'}))).toContain('event-floor-changed');
  const ids = idsOf(pageWith({type: 'Outcome'}, {type: 'ConfigureOptions'}, {reference: 'types'}));
  expect(ids).toEqual(
    expect.arrayContaining([
      'api-Outcome',
      'api-Outcome-leftAtDoor',
      'api-ConfigureOptions-logLevel',
      'api-LogLevel-off',
    ]),
  );
  expect(new Set(ids).size).toBe(ids.length);
});

test('what came after the first version says since when it is there, with a link to that version', () => {
  const first = contract.releases.at(-1)?.version;
  for (const platform of platformIds) {
    const reference = ['sdk', 'session', 'simulator', 'types']
      .map((name) => contractMarkdown({reference: name}, platform, place))
      .join('\n');
    for (const {id, since} of [
      ...contract.members
        .filter(({signatures}) => signatures[platform])
        .map(({name, since}) => ({id: entryIds.member(name), since})),
      ...contract.valueTypes
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
      ...directives({type: 'Outcome'}, {reference: 'types'}),
    ],
  });
  const links: string[] = [];
  visit(page, 'link', ({url, children}) => {
    links.push(`${toString(children)} ${url}`);
  });
  expect(links).toContain('End it #api-Outcome-handedToRecipient');
});

test('names are spelled as the platform spells them', () => {
  expect(spellValue('leftAtDoor', 'android')).toBe('LEFT_AT_DOOR');
  expect(spellValue('leftAtDoor', 'ios')).toBe('.leftAtDoor');
  expect(spellValue('leftAtDoor', 'reactNative')).toBe("'leftAtDoor'");
  expect(spellVariant('Destination', 'placeId', [{name: 'id'}], 'android')).toBe(
    'Destination.PlaceId(id)',
  );
  expect(spellVariant('Destination', 'placeId', [{name: 'id'}], 'reactNative')).toBe(
    "{type: 'placeId', id}",
  );
  expect(spellEvent('floorChanged', [{name: 'floor'}], 'flutter')).toBe(
    'FloorChanged(:final floor)',
  );
  expect(spellErrorCode({code: 'STORAGE_FULL'}, 'ios')).toBe('.storageFull');
  const absent = {name: 'id', type: 'string', summary: '', nullable: true} as const;
  expect(spellTypeOf(absent, 'android')).toBe('String?');
  expect(spellTypeOf(absent, 'reactNative')).toBe('string | null');
});

test('a default is spelled as the platform spells it, and words stay words', () => {
  const options = contractMarkdown({type: 'ConfigureOptions'}, 'android', place);
  expect(options).toContain('(#api-ConfigureOptions-logLevel): `LogLevel`. How much');
  expect(options).toContain('Default: `WARNING`.');
  expect(options).toContain('Default: `10000`.');
  expect(options).toContain('What Android shows while a delivery is running. Optional.');
  expect(contractMarkdown({type: 'DeliveryOptions'}, 'ios', place)).toContain('Default: Empty.');
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
    contractMarkdown({type: 'DeliveryOptions'}, platform, place)
      .split('\n')
      .find((row) => row.includes('expiresAfter'));
  expect(rowOn('android')).toContain(
    'How long the session may run. More than 24 hours counts as 24. Default: `4.hours`.',
  );
  expect(rowOn('ios')).toContain('counts as 24. Default: `.seconds(4 * 60 * 60)`.');
  expect(rowOn('flutter')).toContain('counts as 24. Default: `Duration(hours: 4)`.');
  expect(rowOn('reactNative')).toContain('counts as 24. Unit: seconds. Default: `14400`.');
});

test('what an app only receives has no defaults', () => {
  expect(contractMarkdown({type: 'DeliveryEvent'}, 'ios', place)).not.toContain('Default');
  expect(contractMarkdown({type: 'DeliveryOptions'}, 'ios', place)).toContain('Default');
});

test('a parameter of one platform is in the reference of that platform only', () => {
  expect(contractMarkdown({reference: 'sdk'}, 'android', place)).toContain('- `activity`: ');
  expect(contractMarkdown({reference: 'sdk'}, 'ios', place)).not.toContain('- `activity`: ');
});

test('what a page does to its lists, no other page sees', () => {
  const read = () => pageWith({reference: 'events'});
  const page = read();
  const before = structuredClone(page);
  (page.children[0] as List).children.length = 0;
  expect(read()).toEqual(before);
});

test('the reference of a platform has its own members only', () => {
  expect(contractMarkdown({reference: 'sdk'}, 'flutter', place)).toContain(
    '# [`setBackgroundHandler`](#api-setBackgroundHandler)',
  );
  expect(contractMarkdown({reference: 'sdk'}, 'ios', place)).not.toContain('setBackgroundHandler');
});

test('a long signature is broken after each parameter', () => {
  expect(
    formatSignature(
      'suspend fun startDelivery(deliveryId: String, attributes: Map<String, String> = emptyMap()): Session',
    ),
  ).toBe(
    'suspend fun startDelivery(\n    deliveryId: String,\n    attributes: Map<String, String> = emptyMap()\n): Session',
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
  const markdown = contractMarkdown({reference: 'releases'}, 'flutter', place);
  expect(markdown.split('\n')[0]).toBe(`# [${facts.sdk.version}](#version-2-4-0)`);
  expect(markdown).toContain(
    '- **Added:** [`setBackgroundHandler`](/Flutter/using.mdx#api-setBackgroundHandler).',
  );
  const steps = contract.releases.filter((release) => release.steps).length;
  expect(markdown.split('**What to do:**').length - 1).toBe(steps);
  expect(contractMarkdown({reference: 'releases'}, 'ios', place)).not.toContain(
    'setBackgroundHandler',
  );
});

for (const [attributes, problem] of [
  [{reference: 'evnts'}, 'no reference="evnts" — did you mean ::contract{reference="events"}?'],
  [{reference: 'states', type: 'A'}, 'no reference="states" type="A" — did you mean ::contract{re'],
  [{tabel: 'events'}, 'no tabel="events" — did you mean ::contract{reference="events"}?'],
] as const) {
  test(`${Object.keys(attributes).join()} fails: ${problem}`, {tag: '@15.1'}, () => {
    expect(() => contractMarkdown(attributes, 'android', place)).toThrow(
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
