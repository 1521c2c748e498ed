import {expect, test} from '@playwright/test';
import type {PlatformId} from '../../../product/types';
import {lampContract, lampNames} from '../../../tests/harness/lamp-sdk';
import {sdkNames} from './names';
import {labelsInSignature, nameInSignature, resultOf} from './signature';

for (const [signature, name] of [
  ['suspend fun Kettle.fill(water: Water)', 'fill'],
  ['val events: Flow<Steam>', 'events'],
  ['static func fill(water: Int) async throws', 'fill'],
  ['var state: AsyncStream<Heat> { get }', 'state'],
  ['function fill(water: number): Promise<void>', 'fill'],
  ['onHeat(listener: (heat: Heat) => void): Unsubscribe', 'onHeat'],
  ['readonly kettleId: string', 'kettleId'],
  ['static void setHandler(Future<void> Function(Steam steam) handler)', 'setHandler'],
  ['Stream<Heat> get state', 'state'],
  ['final String kettleId', 'kettleId'],
] as const) {
  test(`the name is found in: ${signature}`, {tag: '@10.17'}, () => {
    expect(nameInSignature(signature)).toBe(name);
  });
}

for (const signature of [
  'suspend fun Kettle.fill(water: Water): Heat',
  'static func fill(_ water: Water) async throws -> Heat?',
  'function fill(water: Water): Promise<Heat>',
  'static Future<Heat> fill(Water water)',
]) {
  test(`the result is found in: ${signature}`, {tag: '@10.17'}, () => {
    expect(resultOf(signature, new Set(['Kettle', 'Water', 'Heat']))).toBe('Heat');
  });
}

test('a label is the name that a call may use', {tag: '@15.4'}, () => {
  expect([...labelsInSignature('func go(_ id: String, to place: Place)', 'ios')]).toEqual(['to']);
  expect([...labelsInSignature('void go(String id, {required int speed})', 'flutter')]).toEqual([
    'speed',
  ]);
  expect([...labelsInSignature('fun go(id: String, speed: Int = 1)', 'android')]).toEqual([
    'id',
    'speed',
  ]);
});

test('each platform has its own names', {tag: '@15.4'}, () => {
  const namesOn = (platform: PlatformId) => sdkNames(lampContract, lampNames, platform);
  const [android, ios] = [namesOn('android'), namesOn('ios')];
  expect(android.get('MOVIE_NIGHT')?.map(({id}) => id)).toEqual(['api-Scene-movieNight']);
  expect(android.has('LampError')).toBe(false);
  expect(ios.has('LampError')).toBe(true);
  expect(ios.has('reminder')).toBe(false);
  expect(ios.has('setHandler')).toBe(false);
  expect(namesOn('flutter').get('LevelChanged')).toEqual([
    expect.objectContaining({kind: 'type', id: 'event-level-changed'}),
  ]);
});
