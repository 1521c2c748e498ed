import type {OwnIds} from './ids';
import type {Member} from './types';

export const simulatorMembers: readonly Member<OwnIds>[] = [
  {
    name: 'simulateDelivery',
    owner: 'simulator',
    kind: 'function',
    summary:
      "Replays a recorded delivery instead of using the device's location. It needs no key, permission or network. When the recording ends, the session continues until your app ends it. The session's `deliveryId` is `house-demo`, `apartment-demo` or `failed-demo`. For a file of your own, it is the file's name without `.json`.",
    parameters: [
      {
        name: 'recording',
        type: 'Recording',
        summary: 'A recording that comes with the SDK, or a file of your own.',
      },
      {
        name: 'speed',
        type: 'number',
        default: {value: 1},
        summary:
          'The speed as a multiple of real time: 10 is ten times as fast. With 0, all events arrive at once.',
      },
    ],
    result:
      'A `DeliverySession` that ends with the process. Nothing is stored or sent, and the system shows nothing.',
    errors: ['DELIVERY_ALREADY_ACTIVE', 'INVALID_EVENT'],
    since: '2.0.0',
    signatures: {
      android:
        'suspend fun simulateDelivery(recording: Recording, speed: Double = 1.0): DeliverySession',
      ios: 'static func simulateDelivery(_ recording: Recording, speed: Double = 1) async throws -> DeliverySession',
      reactNative:
        'function simulateDelivery(recording: Recording, speed?: number): Promise<DeliverySession>',
      flutter:
        'static Future<DeliverySession> simulateDelivery(Recording recording, {double speed = 1})',
    },
  },
];
