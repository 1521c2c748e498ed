import {expect, test} from '@playwright/test';
import {contract} from '../../../product/contract';
import {contractNames} from './contract-names';
import {labelsInSignature, nameInSignature} from './name-in-signature';

for (const [signature, name] of [
  ['suspend fun DeliverySdk.configure(context: Context)', 'configure'],
  ['val events: Flow<DeliveryEvent>', 'events'],
  ['static func configure(apiKey: String) async throws', 'configure'],
  ['var state: AsyncStream<SessionState> { get }', 'state'],
  ['function configure(apiKey: string): Promise<void>', 'configure'],
  ['onState(listener: (state: SessionState) => void): Unsubscribe', 'onState'],
  ['readonly deliveryId: string', 'deliveryId'],
  ['static void setHandler(Future<void> Function(DeliveryEvent event) handler)', 'setHandler'],
  ['Stream<SessionState> get state', 'state'],
  ['final String deliveryId', 'deliveryId'],
] as const) {
  test(`the name is found in: ${signature}`, () => {
    expect(nameInSignature(signature)).toBe(name);
  });
}

test('a label is the name that a call may use', () => {
  expect([...labelsInSignature('func go(_ id: String, to place: Place)', 'ios')]).toEqual(['to']);
  expect([...labelsInSignature('void go(String id, {required int speed})', 'flutter')]).toEqual([
    'speed',
  ]);
  expect([...labelsInSignature('fun go(id: String, speed: Int = 1)', 'android')]).toEqual([
    'id',
    'speed',
  ]);
});

test('each platform has its own names', () => {
  const android = contractNames(contract, 'android');
  const ios = contractNames(contract, 'ios');
  const flutter = contractNames(contract, 'flutter');
  expect(android.values.get('Outcome')?.get('LEFT_AT_DOOR')).toBe('api-Outcome-leftAtDoor');
  expect(android.exports).toContain('DeliveryException');
  expect(ios.exports).toContain('DeliveryError');
  expect(ios.fields.get('ConfigureOptions')?.has('notification')).toBe(false);
  expect(ios.members.get('DeliverySdk')?.has('setBackgroundHandler')).toBe(false);
  expect(flutter.members.get('DeliverySdk')?.has('setBackgroundHandler')).toBe(true);
  expect(flutter.exports).toContain('FloorChanged');
  expect(contractNames(contract, 'reactNative').exports).toContain('useDeliverySession');
});
