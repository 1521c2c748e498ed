import type {OwnIds} from './ids';
import type {Member} from './types';

export const sessionMembers: readonly Member<OwnIds>[] = [
  {
    name: 'deliveryId',
    owner: 'session',
    kind: 'property',
    summary: 'The id that your app gave to `startDelivery`.',
    parameters: [],
    errors: [],
    since: '1.0.0',
    signatures: {
      android: 'val deliveryId: String',
      ios: 'let deliveryId: String',
      reactNative: 'readonly deliveryId: string',
      flutter: 'final String deliveryId',
    },
  },
  {
    name: 'state',
    owner: 'session',
    kind: 'stream',
    summary:
      'Gives every listener the current state, then each change. A final state comes after the last event. A listener that you add after the session has ended gets the final state.',
    parameters: [],
    errors: [],
    since: '1.0.0',
    signatures: {
      android: 'val state: StateFlow<SessionState>',
      ios: 'var state: AsyncStream<SessionState> { get }',
      flutter: 'Stream<SessionState> get state',
    },
  },
  {
    name: 'events',
    owner: 'session',
    kind: 'stream',
    summary:
      'Gives every listener all events of this session, in the order in which they were detected.',
    parameters: [],
    errors: ['SESSION_EXPIRED', 'PERMISSION_DENIED', 'LOCATION_DISABLED'],
    since: '1.0.0',
    signatures: {
      android: 'val events: Flow<DeliveryEvent>',
      ios: 'var events: AsyncThrowingStream<DeliveryEvent, any Error> { get }',
      flutter: 'Stream<DeliveryEvent> get events',
    },
  },
  {
    name: 'onState',
    owner: 'session',
    kind: 'function',
    summary:
      'Calls your listener with the current state, then with every change. A final state comes after the last event. A listener that you add after the session has ended gets the final state once.',
    parameters: [{name: 'listener', type: 'function', summary: 'Receives one `SessionState`.'}],
    errors: [],
    since: '1.0.0',
    signatures: {
      reactNative: 'onState(listener: (state: SessionState) => void): Unsubscribe',
    },
  },
  {
    name: 'onEvent',
    owner: 'session',
    kind: 'function',
    summary:
      'Calls your listener with every event of this session, in the order they were detected. An error removes the listener.',
    parameters: [
      {name: 'listener', type: 'function', summary: 'Receives one `DeliveryEvent`.'},
      {
        name: 'onError',
        type: 'function',
        default: {words: 'None'},
        summary: 'Receives the `DeliveryError` that removed the listener.',
      },
    ],
    errors: ['SESSION_EXPIRED', 'PERMISSION_DENIED', 'LOCATION_DISABLED'],
    since: '1.0.0',
    signatures: {
      reactNative:
        'onEvent(listener: (event: DeliveryEvent) => void, onError?: (error: DeliveryError) => void): Unsubscribe',
    },
  },
  {
    name: 'recordEvent',
    owner: 'session',
    kind: 'function',
    summary:
      'Adds an event of your own, with the current time and the last position that the SDK had, however old. It works offline.',
    parameters: [
      {name: 'name', type: 'string', summary: 'Your name for the event.'},
      {
        name: 'attributes',
        type: 'map',
        default: {words: 'Empty'},
        summary: 'Up to 20 named strings.',
      },
    ],
    errors: ['INVALID_EVENT', 'SESSION_ENDED', 'SESSION_EXPIRED', 'STORAGE_FULL'],
    since: '1.0.0',
    signatures: {
      android:
        'suspend fun recordEvent(name: String, attributes: Map<String, String> = emptyMap())',
      ios: 'func recordEvent(_ name: String, attributes: [String: String] = [:]) async throws',
      reactNative: 'recordEvent(name: string, attributes?: Record<string, string>): Promise<void>',
      flutter: 'Future<void> recordEvent(String name, {Map<String, String> attributes = const {}})',
    },
  },
  {
    name: 'complete',
    owner: 'session',
    kind: 'function',
    summary: 'Ends the delivery with an outcome. It works offline.',
    parameters: [{name: 'outcome', type: 'Outcome', summary: 'How the delivery ended.'}],
    errors: ['SESSION_ENDED', 'SESSION_EXPIRED'],
    since: '1.0.0',
    signatures: {
      android: 'suspend fun complete(outcome: Outcome)',
      ios: 'func complete(_ outcome: Outcome) async throws',
      reactNative: 'complete(outcome: Outcome): Promise<void>',
      flutter: 'Future<void> complete(Outcome outcome)',
    },
  },
  {
    name: 'cancel',
    owner: 'session',
    kind: 'function',
    summary: 'Ends the delivery without an outcome. It works offline.',
    parameters: [{name: 'reason', type: 'CancelReason', summary: 'Why there is no outcome.'}],
    errors: ['SESSION_ENDED', 'SESSION_EXPIRED'],
    since: '1.0.0',
    signatures: {
      android: 'suspend fun cancel(reason: CancelReason)',
      ios: 'func cancel(_ reason: CancelReason) async throws',
      reactNative: 'cancel(reason: CancelReason): Promise<void>',
      flutter: 'Future<void> cancel(CancelReason reason)',
    },
  },
  {
    name: 'useDeliverySession',
    owner: 'session',
    kind: 'function',
    summary:
      'A React hook that renders the component again whenever the session changes state or has a new event. To follow the same session again after an error, render once with null.',
    parameters: [
      {
        name: 'session',
        type: 'DeliverySession',
        nullable: true,
        summary: 'The session, or null if none is running.',
      },
    ],
    result:
      'With null, `state` and `error` are null, and `events` is empty. With another session, `events` starts anew.',
    errors: [],
    since: '2.0.0',
    signatures: {
      reactNative:
        'function useDeliverySession(session: DeliverySession | null): {state: SessionState | null; events: readonly DeliveryEvent[]; error: DeliveryError | null}',
    },
  },
];
