import {expect, test} from '@playwright/test';
import type {Root, Table} from 'mdast';
import path from 'node:path';
import {VFile} from 'vfile';
import {contractTables} from '.';
import {contract} from '../../../product/contract';
import type {PlatformId} from '../../../product/types';
import {contractMarkdown} from './contract-markdown';
import {formatSignature} from './format-signature';
import {spellErrorCode, spellEvent, spellValue, spellVariant} from './spelling';

const place = {filePath: path.resolve('docs/Android/using.mdx'), line: 3};

test('the table of errors has a row for every error of the contract', () => {
  const rows = contractMarkdown({table: 'errors'}, 'android', place).split('\n').slice(2);
  expect(rows).toHaveLength(contract.errors.length);
  expect(rows[0]).toContain('`ErrorCode.NOT_CONFIGURED`');
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
});

test('a default is spelled as the platform spells it, and words stay words', () => {
  const options = contractMarkdown({type: 'ConfigureOptions'}, 'android', place);
  expect(options).toContain('| `logLevel` | `LogLevel` | `WARNING` |');
  expect(options).toContain('| `queueLimit` | `Int` | `10000` |');
  expect(contractMarkdown({type: 'DeliveryOptions'}, 'ios', place)).toContain('| Empty |');
});

test('a duration is spelled as the platform spells it, with its unit where it is a number', () => {
  const rowOn = (platform: PlatformId) =>
    contractMarkdown({type: 'DeliveryOptions'}, platform, place)
      .split('\n')
      .find((row) => row.includes('expiresAfter'));
  expect(rowOn('android')).toContain(
    '| `4.hours` | How long the session may run, up to 24 hours. |',
  );
  expect(rowOn('ios')).toContain(
    '| `.seconds(4 * 60 * 60)` | How long the session may run, up to 24 hours. |',
  );
  expect(rowOn('flutter')).toContain(
    '| `Duration(hours: 4)` | How long the session may run, up to 24 hours. |',
  );
  expect(rowOn('reactNative')).toContain(
    '| `14400` | How long the session may run, up to 24 hours. Unit: seconds. |',
  );
});

test('what an app only receives has no defaults', () => {
  expect(contractMarkdown({type: 'DeliveryEvent'}, 'ios', place)).not.toContain('Default');
  expect(contractMarkdown({type: 'DeliveryOptions'}, 'ios', place)).toContain('Default');
});

test('a parameter of one platform is in the reference of that platform only', () => {
  expect(contractMarkdown({reference: 'sdk'}, 'android', place)).toContain('| `activity` |');
  expect(contractMarkdown({reference: 'sdk'}, 'ios', place)).not.toContain('| `activity` |');
});

test('what a page does to its tables, no other page sees', () => {
  const read = (): Root => {
    const tree: Root = {
      type: 'root',
      children: [
        {type: 'leafDirective', name: 'contract', attributes: {table: 'errors'}, children: []},
      ],
    };
    contractTables()(tree, new VFile({path: place.filePath}));
    return tree;
  };
  const page = read();
  const before = structuredClone(page);
  (page.children[0] as Table).children.length = 0;
  expect(read()).toEqual(before);
});

test('the reference of a platform has its own members only', () => {
  expect(contractMarkdown({reference: 'sdk'}, 'flutter', place)).toContain(
    '### `setBackgroundHandler`',
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

test('an unknown table fails with file, line and the nearest known name', () => {
  expect(() => contractMarkdown({table: 'erors'}, 'android', place)).toThrow(
    'docs/Android/using.mdx:3  the contract has no table "erors" — did you mean "errors"?',
  );
});

test('a second attribute fails', () => {
  expect(() => contractMarkdown({table: 'states', type: 'Outcome'}, 'android', place)).toThrow(
    'docs/Android/using.mdx:3  ::contract has 2 attributes — give each part a ::contract of its own',
  );
});

test('an unknown attribute fails with the known ones', () => {
  expect(() => contractMarkdown({tabel: 'errors'}, 'android', place)).toThrow(
    /::contract has no attribute "tabel" — use one of table, type, reference/,
  );
});
