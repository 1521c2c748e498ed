import {expect, test} from '@playwright/test';
import type {Root, RootContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import path from 'node:path';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {contractEntries, entriesOf, listsOf} from '.';
import type {PlatformId} from '../../../product/types';
import {lampContract} from '../../../tests/harness/lamp-sdk';
import {usingPage} from '../../../tests/harness/site';
import {languageOf, mapWords} from '../../contract/language';
import {contractOn} from '../../contract/model';
import {
  spellEvent,
  spellLiteral,
  spellTypeOf,
  spellValueOf,
  spellings,
} from '../../contract/spelling';
import {formatSignature} from './reference';

const language = languageOf(lampContract);

/** A page of a platform that has an SDK. */
const filePath = path.resolve(`docs${usingPage}.mdx`);

/** What a `::contract` with an attribute says of the lamps on a platform, for which the site may have no SDK. */
const markdownOf = (attribute: string, platform: PlatformId) =>
  entriesOf(language.editionOn(platform), new Set()).get(attribute)?.() ?? 'nothing';

/** A page with `::contract` and these attributes below a heading, as the plugin leaves it. */
function pageWith(attributes: Record<string, string>[], contract = language): Root {
  const directives = attributes.map((each): RootContent => ({
    ...{type: 'leafDirective', name: 'contract', attributes: each, children: []},
  }));
  const words = [
    {type: 'text', value: 'End it '},
    {type: 'mdxTextExpression', value: '/* #end */'},
  ] as const;
  const tree: Root = {
    type: 'root',
    children: [{type: 'heading', depth: 2, children: [...words]}, ...directives],
  };
  contractEntries(() => contract)(tree, new VFile({path: filePath}));
  return tree;
}

test(
  'what happens to an entry on one page leaves it as it is on every other',
  {tag: '@10.13'},
  () => {
    const page = pageWith([{reference: 'errors'}]);
    const other = pageWith([{reference: 'errors'}]);
    const before = structuredClone(other);
    visit(page, 'text', (node) => {
      node.value = '';
    });
    expect(other).toEqual(before);
  },
);

test('names are spelled as the platform spells them', () => {
  const light = lampContract.valueTypes.find(({name}) => name === 'Light');
  const event = {name: 'levelChanged', attributes: [{name: 'level', type: 'integer', summary: ''}]};
  const absent = {name: 'id', type: 'string', summary: '', nullable: true} as const;
  const plain = {name: 'plainWhite', fields: event.attributes};
  for (const [spelling, spelled] of [
    [spellings.android.value('Scene', 'movieNight'), 'Scene.MOVIE_NIGHT'],
    [spellings.ios.value('Scene', 'movieNight'), '.movieNight'],
    [spellings.reactNative.value('Scene', 'movieNight'), "'movieNight'"],
    [spellings.flutter.value('Scene', 'movieNight'), 'Scene.movieNight'],
    [light && spellValueOf(light, plain, 'android'), 'Light.PlainWhite(level)'],
    [light && spellValueOf(light, plain, 'ios'), '.plainWhite(_ level: Int)'],
    [light && spellValueOf(light, plain, 'reactNative'), "{type: 'plainWhite', level}"],
    [spellEvent(event, 'ios', ''), '.levelChanged(level: Int)'],
    [spellEvent(event, 'flutter', ''), 'LevelChanged(:final level)'],
    [spellEvent(event, 'flutter', '', {level: 3}), 'LevelChanged(level: 3)'],
    [spellings.ios.errorCode('', 'LAMP_UNREACHABLE', '7'), '.lampUnreachable'],
    [spellings.reactNative.errorCode('', 'LAMP_UNREACHABLE', '7'), "'7'"],
    [spellTypeOf(absent, 'android'), 'String?'],
    [spellTypeOf(absent, 'reactNative'), 'string | null'],
    [spellLiteral(true, 'boolean', 'ios'), 'true'],
    [spellLiteral('0.5', 'number', 'ios'), '0.5'],
    [spellLiteral(2, 'number', 'android'), '2.0'],
    [spellLiteral('home', 'string', 'reactNative'), "'home'"],
    [spellLiteral('warm', 'Glow', 'android'), 'Glow.WARM'],
    [spellLiteral(90, 'duration', 'ios'), '.seconds(90)'],
  ]) {
    expect(spelling).toBe(spelled);
  }
});

test('a default is spelled as the platform spells it, and words stay words', () => {
  const options = markdownOf('type="LampOptions"', 'android');
  expect(options).toContain('(#api-LampOptions-logDetail): `LogDetail`. How much');
  expect(options).toContain('Default: `LogDetail.SOME`.');
  expect(options).toContain('What Android shows while a lamp is lit. Optional.');
  expect(markdownOf('type="LampEvent"', 'ios')).not.toContain('Default');
  const scene = (platform: PlatformId) => markdownOf('type="SceneOptions"', platform);
  expect(scene('ios')).toContain('Default: Empty.');
  const all = ['android', 'ios', 'reactNative', 'flutter'] as const;
  expect(all.map((platform) => /lasts\. .*/.exec(scene(platform))?.[0])).toEqual([
    'lasts. Default: `4.hours`.',
    'lasts. Default: `.seconds(4 * 60 * 60)`.',
    'lasts. Unit: seconds. Default: `14400`.',
    'lasts. Default: `Duration(hours: 4)`.',
  ]);
});

test('the reference of an owner on a platform has its own members and parameters only', () => {
  expect(markdownOf('reference="lamp"', 'flutter')).not.toContain('`setHandler`');
  const ofFlutter = markdownOf('reference="sdk"', 'flutter');
  expect(ofFlutter).toContain('# [`setHandler`](#api-setHandler)');
  // What came after the first version.
  expect(ofFlutter.match(/Since .*/g)).toEqual([
    'Since [1.1.0](/Flutter/install.mdx#version-1-1-0).',
  ]);
  expect(markdownOf('reference="sdk"', 'ios')).not.toMatch(/setHandler|- `context`: /);
  expect(markdownOf('reference="sdk"', 'android')).toContain('- `context`: ');
});

test('members of two owners that have one name have entries of their own', () => {
  const [connect] = lampContract.members;
  const members = [...lampContract.members, ...(connect ? [{...connect, owner: 'lamp'}] : [])];
  const addresses = contractOn('ios', {...lampContract, members}).members.map(
    ({address}) => address,
  );
  expect(addresses[0]).toBe('#api-connect');
  expect(addresses.at(-1)).toBe('#api-Lamp-connect');
});

test('a code that is a number is spelled by its name', () => {
  const errors = lampContract.errors.map((error) => ({...error, code: '7', name: error.code}));
  const [error] = contractOn('ios', {...lampContract, errors}).errors;
  expect(error).toMatchObject({code: '7', spelling: '.lampUnreachable', address: '#error-7'});
});

test('a long signature is broken after each parameter', () => {
  for (const [signature, parameters] of [
    [
      'static Future<Lamp> turnOn(String lampId, {required Level level, Scene scene = Scene()})',
      ['String lampId,', '{required Level level, Scene scene = Scene()}'],
    ],
    [
      'func turnOn(_ lampId: String, onDone: () -> Void, levels: [String: Int], glow: Glow) -> (Lamp)',
      ['_ lampId: String,', 'onDone: () -> Void,', 'levels: [String: Int],', 'glow: Glow'],
    ],
  ] as const) {
    const lines = formatSignature(signature).split('\n');
    expect(lines.slice(1, -1).map((line) => line.trim())).toEqual(parameters);
    expect(lines.map((line) => line.trim()).join('')).toBe(
      signature.replace(/, (?![^{]*\})/g, ','),
    );
  }
});

test("what looks like HTML in the contract's words is text, and a message can quote code", () => {
  const [error] = lampContract.errors;
  const words = {cause: 'Pass a List<String>, <b> or <!-- a -->.', message: 'Call `turnOn`.'};
  const changed = languageOf({...lampContract, errors: error ? [{...error, ...words}] : []});
  const types: string[] = [];
  const page = pageWith([{reference: 'errors'}], changed);
  visit(page, (node) => {
    types.push(node.type);
  });
  expect(types).not.toContain('html');
  expect(toString(page)).toContain(words.cause);
  expect(toString(page)).toContain(words.message);
});

test('versions are listed newest first, with what the contract says is new in them', () => {
  const markdown = markdownOf('reference="releases"', 'flutter');
  expect(markdown.split('\n')[0]).toBe('# [1.1.0](#version-1-1-0)');
  expect(markdown).toContain('- **Added:** [`setHandler`](/Flutter/using.mdx#api-setHandler).');
  const steps = lampContract.releases.filter((release) => release.steps).length;
  expect(markdown.split('**What to do:**').length - 1).toBe(steps);
  expect(markdownOf('reference="releases"', 'ios')).not.toContain('setHandler');
});

test('a list says what is so on a platform, and on a page without one everything', () => {
  const limits = (platform?: PlatformId) =>
    new Map(listsOf(language, platform)).get('list="limits"')?.();
  const colour = '- **Colour**: There is none.';
  expect(limits('ios')).toBe(colour);
  const home = `${colour}\n- **Home**: Its name. In Play Console: Address.`;
  expect(limits('android')).toBe(home);
  expect(limits()).toBe(`${home} In App Store Connect: Physical Address.`);
});

test('a unit that is called like a label leaves it alone', {tag: '@9.13'}, () => {
  const counted = mapWords(lampContract, (words, place) => (place === 'unit' ? 'steps' : words));
  expect(languageOf(counted).say('steps')).toBe('What to do:');
});

test('the words of the contract are translated, and no names or code', {tag: '@9.13'}, () => {
  const {errors, members, valueTypes} = mapWords(lampContract, () => 'x');
  expect(errors[0]).toEqual({...lampContract.errors[0], cause: 'x', mend: 'x'});
  expect(valueTypes.flatMap(({fields = []}) => fields.map((field) => field.default))).toEqual(
    expect.arrayContaining([{value: 'some'}, {value: 10000}, {fields: true}, {words: 'x'}]),
  );
  expect(members.map(({signatures}) => signatures)).toEqual(
    lampContract.members.map(({signatures}) => signatures),
  );
});
