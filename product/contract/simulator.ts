import type {Member} from './types';

export const simulatorMembers: readonly Member[] = [
  {
    name: 'simulateDelivery',
    owner: 'simulator',
    kind: 'function',
    summary:
      "Replays a recorded delivery in place of the device's sensors. For tests and debug builds; no key, permission or network is needed. When the recording ends, the session goes on until your app ends it. The session's `deliveryId` is `house-demo`, `apartment-demo` or `failed-demo` after the recording, and a file's own id otherwise.",
    parameters: [
      {
        name: 'recording',
        type: 'Recording',
        summary: 'A recording that ships with the SDK, or a file of your own.',
      },
      {
        name: 'speed',
        type: 'number',
        unit: 'times real time',
        default: '1',
        summary: 'How fast the recording runs; 0 delivers every event at once.',
      },
    ],
    result: 'A `DeliverySession` that behaves as a real one.',
    errors: ['DELIVERY_ALREADY_ACTIVE'],
    since: '2.0.0',
    signatures: {
      android:
        'suspend fun DeliverySimulator.simulateDelivery(recording: Recording, speed: Double = 1.0): DeliverySession',
      ios: 'static func simulateDelivery(_ recording: Recording, speed: Double = 1) async throws -> DeliverySession',
      reactNative:
        'function simulateDelivery(recording: Recording, speed?: number): Promise<DeliverySession>',
      flutter:
        'static Future<DeliverySession> simulateDelivery(Recording recording, {double speed = 1})',
    },
  },
];
