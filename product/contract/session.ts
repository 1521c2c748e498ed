import type {Member} from './types';

export const sessionMembers: readonly Member[] = [
  {
    name: 'deliveryId',
    owner: 'session',
    kind: 'property',
    summary: 'The id that your app gave to `startDelivery`.',
    parameters: [],
    result: 'A string.',
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
      'The current state, and every change of it. A new listener gets the current state first, and a final state last.',
    parameters: [],
    result: 'A stream of `SessionState`.',
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
      'Every event of this delivery in order, those before you listened included. The stream ends with the session. Listening again after an error begins with the first event.',
    parameters: [],
    result: 'A stream of `DeliveryEvent`.',
    errors: ['SESSION_EXPIRED', 'PERMISSION_DENIED', 'STORAGE_FULL'],
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
      'Calls your listener with the current state, then with every change of it, and with a final state last.',
    parameters: [{name: 'listener', type: 'function', summary: 'Gets one `SessionState`.'}],
    result: 'A function that ends the listening.',
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
      'Calls your listener with every event of this delivery in order, those before you listened included. Listening again after an error begins with the first event.',
    parameters: [
      {name: 'listener', type: 'function', summary: 'Gets one `DeliveryEvent`.'},
      {
        name: 'onError',
        type: 'function',
        default: 'None',
        summary: 'Gets the `DeliveryError` with which the listening ended.',
      },
    ],
    result: 'A function that ends the listening.',
    errors: ['SESSION_EXPIRED', 'PERMISSION_DENIED', 'STORAGE_FULL'],
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
      'Adds an event of your own, such as a photo or a signature, at the current time and position.',
    parameters: [
      {name: 'name', type: 'string', summary: 'Your name for it, 1 to 64 characters.'},
      {name: 'attributes', type: 'map', default: 'Empty', summary: 'Up to 20 text values.'},
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
    summary: 'Ends the delivery with an outcome. The event stream ends after the last event.',
    parameters: [{name: 'outcome', type: 'Outcome', summary: 'How the delivery ended.'}],
    errors: ['SESSION_ENDED', 'SESSION_EXPIRED', 'STORAGE_FULL'],
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
    summary: 'Gives the delivery up.',
    parameters: [{name: 'reason', type: 'CancelReason', summary: 'Why it was given up.'}],
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
    summary: 'A React hook that renders again on every state change and event of a session.',
    parameters: [
      {
        name: 'session',
        type: 'DeliverySession',
        summary: 'The session, or null where none is running.',
      },
    ],
    result: 'An object with `state`, `events` and `error`.',
    errors: [],
    since: '2.0.0',
    signatures: {
      reactNative:
        'function useDeliverySession(session: DeliverySession | null): {state: SessionState | null; events: readonly DeliveryEvent[]; error: DeliveryError | null}',
    },
  },
];
