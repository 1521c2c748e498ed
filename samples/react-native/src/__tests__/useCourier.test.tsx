import {expect, jest, test} from '@jest/globals';
import {act, render, renderHook, screen, userEvent, waitFor} from '@testing-library/react-native';
import {simulateDelivery, type Recording} from '{{reactNative.package}}';

import {CourierScreen} from '../CourierScreen';
import type {CourierJob, Deliveries} from '../deliveries';
import {texts} from '../texts';
import {useCourier} from '../useCourier';

const job: CourierJob = {
  id: 'order-1042',
  route: 'north-3',
  address: '1 Sample Street, 10115 Berlin, Germany',
};

/** Replaces `createSdkDeliveries`: every session comes from the simulator. */
async function renderCourier(recording: Recording) {
  const deliveries: Deliveries = {
    permissionStatus: async () => 'whileInUse',
    requestPermission: async () => 'whileInUse',
    start: () => simulateDelivery(recording, 0),
    active: async () => null,
    queuedEventCount: async () => 0,
    setPowerSaving: async () => undefined,
    deleteLocalData: async () => undefined,
  };
  const {result} = await renderHook(() => useCourier(deliveries));
  const kinds = () => result.current.events.map((event) => event.kind.type);
  return {result, kinds};
}

test('leaving a parcel at the door records the proof and completes', async () => {
  const {result, kinds} = await renderCourier({type: 'apartmentDelivery'});

  await act(() => result.current.start(job));
  await waitFor(() => expect(kinds()).toContain('doorReached'));
  await act(() => result.current.leaveAtDoor({photoId: 'photo-7', place: 'front door'}));

  await waitFor(() => expect(result.current.state).toBe('completed'));
  expect(result.current.problem).toBeNull();
});

test('a delivery that nobody answers ends as a failed attempt', async () => {
  const {result, kinds} = await renderCourier({type: 'failedDelivery'});

  await act(() => result.current.start(job));
  await waitFor(() => expect(kinds()).toContain('departed'));
  await act(() => result.current.complete('failedAttempt'));

  await waitFor(() => expect(result.current.state).toBe('completed'));
});

test('a second delivery offers the way back to the first', async () => {
  const {result} = await renderCourier({type: 'houseDelivery'});

  await act(() => result.current.start(job));
  await waitFor(() => expect(result.current.isRunning).toBe(true));
  await act(() => result.current.start({...job, id: 'order-1043'}));

  await waitFor(() => expect(result.current.problem?.remedy).toBe('resume'));

  await act(() => result.current.cancel('reassigned'));
  await waitFor(() => expect(result.current.state).toBe('cancelled'));
});

test('a courier who denied location can open the settings', async () => {
  const openSettings = jest.fn();
  await render(
    <CourierScreen
      courier={{permission: 'denied', events: [], isRunning: false, problem: null}}
      queue={{type: 'waiting', events: 2}}
      onAskPermission={jest.fn()}
      onOpenSettings={openSettings}
      onStart={jest.fn()}
      onLeaveAtDoor={jest.fn()}
      onComplete={jest.fn()}
      onCancel={jest.fn()}
      onRemedy={jest.fn()}
      onSavePower={jest.fn()}
    />,
  );

  await userEvent.setup().press(screen.getByText(texts.openSettings));

  expect(openSettings).toHaveBeenCalledTimes(1);
  expect(screen.getByText(texts.queuedEvents(2))).toBeTruthy();
});
