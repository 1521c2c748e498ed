import {afterEach, expect, jest, test} from '@jest/globals';
import {act, render, renderHook, screen, userEvent, waitFor} from '@testing-library/react-native';
import {
  DeliveryError,
  simulateDelivery,
  type CancelReason,
  type DeliveryEvent,
  type DeliverySession,
  type Outcome,
  type Recording,
  type SessionState,
} from '{{reactNative.package}}';

import type {DispatchBackend} from '../backgroundDelivery';
import {CourierScreen} from '../CourierScreen';
import type {CourierJob, Deliveries} from '../deliveries';
import {texts} from '../texts';
import {useCourier} from '../useCourier';

const job: CourierJob = {
  id: 'order-1042',
  route: 'north-3',
  address: '1 Sample Street, 10115 Berlin, Germany',
};

// #region tests
/** In a test or a preview, an event is a plain object. */
const doorReached: DeliveryEvent = {
  eventId: '0f8b6a52-1d0e-4c1b-9a43-6c2f0a7d5e91',
  deliveryId: 'order-1042',
  kind: {type: 'doorReached'},
  time: new Date('2026-11-03T09:12:40Z'),
  detectedAt: new Date('2026-11-03T09:12:52Z'),
  position: {latitude: 52.5309, longitude: 13.3847, accuracy: 6},
  confidence: 0.86,
};

const outcomes = new Map<string, Outcome>();
const reasons = new Map<string, CancelReason>();
const photos = new Set<string>();

/** Replaces your own server, which waits for an outcome for every delivery. */
const backend: DispatchBackend = {
  report: async () => undefined,
  reportStopped: async () => undefined,
  reportOutcome: async (deliveryId, outcome) => void outcomes.set(deliveryId, outcome),
  reportCancelled: async (deliveryId, reason) => void reasons.set(deliveryId, reason),
  reportProof: async (_, photoId) => void photos.add(photoId),
  isOpen: async (deliveryId) => !outcomes.has(deliveryId) && !reasons.has(deliveryId),
  outcomeOf: async (deliveryId) => outcomes.get(deliveryId) ?? null,
  reasonOf: async (deliveryId) => reasons.get(deliveryId) ?? null,
  send: async () => undefined,
};

let latest: DeliverySession | null = null;

/** If a failed test left its session running, the next test couldn't start one. */
afterEach(async () => {
  outcomes.clear();
  reasons.clear();
  photos.clear();
  const session = latest;
  latest = null;
  // Most tests have ended it: `cancel` then fails, which is fine.
  await session?.cancel('reassigned').catch(() => undefined);
});

/** Replaces `createSdkDeliveries`: every session comes from the simulator. */
async function renderCourier(recording: Recording, expiredId?: string) {
  const deliveries: Deliveries = {
    permissionStatus: async () => 'whileInUse',
    requestPermission: async () => 'whileInUse',
    start: async () => {
      const session = await simulateDelivery(recording, 0);
      latest = session;
      return session;
    },
    active: async () => {
      if (expiredId !== undefined) throw new DeliveryError('SESSION_EXPIRED', expiredId);
      return latest;
    },
    queuedEventCount: async () => 0,
    deleteLocalData: async () => undefined,
  };
  const {result} = await renderHook(() => useCourier(deliveries, backend));
  await waitFor(() => expect(result.current.isBusy).toBe(false));
  const kinds = () => result.current.events.map((event) => event.kind.type);
  return {result, kinds};
}

test('leaving a parcel at the door completes, and two taps record one proof', async () => {
  const {result, kinds} = await renderCourier({type: 'apartmentDelivery'});

  await act(() => result.current.start(job));
  await waitFor(() => expect(kinds()).toContain('doorReached'));
  await act(() => {
    result.current.leaveAtDoor('photo-7');
    result.current.leaveAtDoor('photo-7');
  });

  await waitFor(() => expect(result.current.state).toBe('completed'));
  expect(kinds().filter((kind) => kind === 'recorded')).toHaveLength(1);
  expect(result.current.openId).toBeNull();
  expect(outcomes.size).toBe(0);
});

test('the screen shows an event, and opens the settings if the courier denied location', async () => {
  const openSettings = jest.fn();
  await render(
    <CourierScreen
      courier={{
        permission: 'denied',
        openId: null,
        events: [doorReached],
        problem: null,
        isBusy: false,
      }}
      queue={{type: 'waiting', events: 2}}
      onAskPermission={jest.fn()}
      onOpenSettings={openSettings}
      onStart={jest.fn()}
      onLeaveAtDoor={jest.fn()}
      onComplete={jest.fn()}
      onCancel={jest.fn()}
      onRemedy={jest.fn()}
    />,
  );

  await userEvent.setup().press(screen.getByText(texts.openSettings));

  expect(screen.getByText(texts.doorReached)).toBeTruthy();
  expect(openSettings).toHaveBeenCalledTimes(1);
  expect(screen.getByText(texts.queuedEvents(2))).toBeTruthy();
});
// #endregion tests

test('a delivery that nobody answers ends as a failed attempt', async () => {
  const {result, kinds} = await renderCourier({type: 'failedDelivery'});

  await act(() => result.current.start(job));
  await waitFor(() => expect(kinds()).toContain('departed'));
  await act(() => result.current.complete('failedAttempt'));

  await waitFor(() => expect(result.current.state).toBe('completed'));
});

test('a photo that the SDK refuses goes to the server, and the delivery is complete', async () => {
  const {result} = await renderCourier({type: 'houseDelivery'});
  const tooLong = '7'.repeat(257);

  await act(() => result.current.start(job));
  await waitFor(() => expect(result.current.openId).toBe('house-demo'));
  await act(() => result.current.leaveAtDoor(tooLong));

  await waitFor(() => expect(result.current.state).toBe('completed'));
  expect(photos.has(tooLong)).toBe(true);
  expect(outcomes.size).toBe(0);
});

test('a delivery that runs but is not shown offers a way back to it', async () => {
  const {result} = await renderCourier({type: 'houseDelivery'});
  latest = await simulateDelivery({type: 'houseDelivery'}, 0);

  await act(() => result.current.start(job));

  await waitFor(() => expect(result.current.problem?.remedy).toBe('resume'));
});

test('a running delivery whose outcome the server has is not shown, and ends with it', async () => {
  latest = await simulateDelivery({type: 'houseDelivery'}, 0);
  outcomes.set(latest.deliveryId, 'leftAtDoor'); // `isOpen` is now false.
  const states: SessionState[] = [];
  latest.onState((state) => void states.push(state));

  const {result} = await renderCourier({type: 'houseDelivery'});
  expect(result.current.openId).toBeNull();
  expect(result.current.problem?.remedy).toBe('endOther');
  await act(() => result.current.endOther());

  await waitFor(() => expect(states).toContain('completed'));
});

test('a running delivery that the server has no outcome or reason for goes on', async () => {
  const {result} = await renderCourier({type: 'houseDelivery'});
  latest = await simulateDelivery({type: 'houseDelivery'}, 0);

  await act(() => result.current.endOther());

  await waitFor(() => expect(result.current.problem?.text).toBe(texts.problemEndUnknown));
  await latest.cancel('courierCancelled'); // Fails if the session has ended.
});

test('the outcome of an expired delivery goes to the server before another starts', async () => {
  const {result} = await renderCourier({type: 'houseDelivery'}, 'order-1041');

  await act(() => result.current.start(job));
  expect(result.current.openId).toBe('order-1041');
  await act(() => result.current.complete('handedToRecipient'));

  await waitFor(() => expect(result.current.openId).toBeNull());
  expect(outcomes.get('order-1041')).toBe('handedToRecipient');
  expect(latest).toBeNull();
});

test('an expired delivery can be cancelled, and the reason goes to the server', async () => {
  const {result} = await renderCourier({type: 'houseDelivery'}, 'order-1041');

  expect(result.current.openId).toBe('order-1041');
  await act(() => result.current.cancel('reassigned'));

  await waitFor(() => expect(result.current.openId).toBeNull());
  expect(reasons.get('order-1041')).toBe('reassigned');
});
