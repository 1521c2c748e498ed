import {useCallback, useEffect, useRef, useState} from 'react';
import {AppState, Platform} from 'react-native';
import {
  DeliveryError,
  useDeliverySession,
  type CancelReason,
  type DeliverySession,
  type Outcome,
  type PermissionStatus,
} from '{{reactNative.package}}';

import type {DispatchBackend} from './backgroundDelivery';
import type {CourierJob, Deliveries} from './deliveries';
import {toProblem, type Problem} from './deliveryErrors';
import {recordProof} from './proofOfDelivery';
import {recover} from './recoverDelivery';
import {texts} from './texts';

// #region hook
export type Courier = ReturnType<typeof useCourier>;

export function isPrecise(status: PermissionStatus): boolean {
  return status === 'whileInUse' || status === 'always';
}

/** What the courier's screen shows, and what the courier can do. */
export function useCourier(deliveries: Deliveries, backend: DispatchBackend) {
  const [permission, setPermission] = useState<PermissionStatus>('notDetermined');
  const [problem, setProblem] = useState<Problem | null>(null);

  const [session, setSession] = useState<DeliverySession | null>(null);
  const {state, events, error} = useDeliverySession(session);

  /** The delivery that the courier has to end. If it has no session, the session has expired. */
  const [openId, setOpenId] = useState<string | null>(null);
  // The same in a ref, because a tap can come before React has drawn the change.
  const open = useRef<{readonly id: string; readonly session: DeliverySession | null} | null>(null);

  const openDelivery = useCallback((id: string, next: DeliverySession | null) => {
    open.current = {id, session: next};
    setOpenId(id);
    setSession(next);
  }, []);

  const closeDelivery = useCallback(() => {
    open.current = null;
    setOpenId(null);
    setProblem(null);
  }, []);

  /** Shows no delivery, not even one that has ended. */
  const clear = useCallback(() => {
    closeDelivery();
    setSession(null);
  }, [closeDelivery]);

  useEffect(
    () =>
      session?.onState((next) => {
        const hasOutcome = next === 'completed' || next === 'cancelled';
        if (hasOutcome && open.current?.session === session) closeDelivery();
      }),
    [session, closeDelivery],
  );

  /** Calls the SDK, and shows the error if a call fails. */
  const perform = useCallback(async (action: () => Promise<void>) => {
    try {
      await action();
    } catch (failure) {
      if (!(failure instanceof DeliveryError)) throw failure;
      setProblem(toProblem(failure));
    }
  }, []);

  // A ref, because a second tap can come before React has disabled the buttons.
  const turn = useRef(Promise.resolve());
  const [isBusy, setBusy] = useState(false);

  /** Runs one action after another: after a double tap, the second action finds nothing left to do. */
  const act = useCallback(
    (action: () => Promise<void>) => {
      const run = async () => {
        setBusy(true);
        setProblem(null);
        await perform(action).finally(() => setBusy(false));
      };
      turn.current = turn.current.then(run, run);
    },
    [perform],
  );

  const resume = useCallback(() => {
    act(async () => {
      const recovery = await recover(deliveries);
      // The delivery may have ended on your server, or may be another courier's.
      if (recovery.type === 'running') {
        const running = recovery.session;
        if (await backend.isOpen(running.deliveryId)) {
          openDelivery(running.deliveryId, running);
        } else {
          clear();
          setProblem({text: texts.problemNotOpen, remedy: 'endOther'});
        }
      } else if (recovery.type === 'expired' && (await backend.isOpen(recovery.deliveryId))) {
        openDelivery(recovery.deliveryId, null);
        setProblem(toProblem(recovery.error));
      } else {
        clear();
      }
    });
  }, [act, deliveries, backend, openDelivery, clear]);

  useEffect(resume, [resume]);

  /** What has stopped the events, while the delivery is open. */
  const stopped = openId !== null && error !== null ? toProblem(error) : null;
  const canFollowAgain = stopped?.remedy !== undefined;
  const wantsPermission = problem?.remedy === 'allowLocation';

  /** The courier may have been in the settings. The status doesn't say whether location is on. */
  const receive = useCallback(
    (status: PermissionStatus) => {
      setPermission(status);
      if (!isPrecise(status)) return;
      // The hook follows the same session again only after a render without a session.
      if (canFollowAgain) setSession(null);
      if (canFollowAgain || wantsPermission) setProblem(null);
    },
    [canFollowAgain, wantsPermission],
  );

  useEffect(() => {
    if (session === null && open.current !== null) setSession(open.current.session);
  }, [session]);

  useEffect(() => {
    void perform(async () => setPermission(await deliveries.permissionStatus()));
  }, [deliveries, perform]);

  useEffect(() => {
    const check = () => void perform(async () => receive(await deliveries.permissionStatus()));
    const change = AppState.addEventListener('change', (next) => next === 'active' && check());
    // Android's quick settings cover the app without changing its state; iOS has no such event.
    const focus = Platform.OS === 'android' ? AppState.addEventListener('focus', check) : null;
    return () => {
      change.remove();
      focus?.remove();
    };
  }, [deliveries, receive, perform]);

  // #region end
  /** False if, for example, the session has expired. */
  const isRecorded = async (call: (session: DeliverySession) => Promise<void>) => {
    const running = open.current?.session;
    if (!running) return false;
    try {
      await call(running);
      return true;
    } catch (failure) {
      if (failure instanceof DeliveryError) return false;
      throw failure;
    }
  };

  /** With a webhook, no outcome and no photo is lost: what the SDK can't record goes to your own server. */
  const end = async (outcome: Outcome, photoId?: string) => {
    const id = open.current?.id;
    if (id === undefined) return;
    if (photoId !== undefined && !(await isRecorded((session) => recordProof(session, photoId)))) {
      await backend.reportProof(id, photoId);
    }
    if (!(await isRecorded((session) => session.complete(outcome)))) {
      await backend.reportOutcome(id, outcome);
    }
    closeDelivery();
  };

  const cancel = async (reason: CancelReason) => {
    const id = open.current?.id;
    if (id === undefined) return;
    if (!(await isRecorded((session) => session.cancel(reason)))) {
      await backend.reportCancelled(id, reason);
    }
    closeDelivery();
  };
  // #endregion end

  return {
    permission,
    session,
    openId,
    state,
    events,
    problem: problem ?? stopped,
    isBusy,

    /** Does nothing while a delivery is open: its outcome would be lost. */
    start: (job: CourierJob) =>
      act(async () => {
        if (open.current !== null) return;
        const started = await deliveries.start(job);
        openDelivery(started.deliveryId, started);
      }),
    resume,

    /** Ends a running delivery that isn't open, with the outcome or the reason that your server has. */
    endOther: () =>
      act(async () => {
        const recovery = await recover(deliveries);
        if (recovery.type !== 'running') return;
        const running = recovery.session;
        // It isn't open, so nothing else passes its events on.
        running.onEvent(
          (event) => void backend.report(event),
          () => undefined,
        );
        const outcome = await backend.outcomeOf(running.deliveryId);
        const reason = await backend.reasonOf(running.deliveryId);
        try {
          if (outcome !== null) await running.complete(outcome);
          else if (reason !== null) await running.cancel(reason);
          else setProblem({text: texts.problemEndUnknown, remedy: 'endOther'});
        } catch (failure) {
          // It has just ended or expired. Nothing is lost: your server knows how it ended.
          if (!(failure instanceof DeliveryError)) throw failure;
        }
      }),

    askPermission: () =>
      void perform(async () => receive(await deliveries.requestPermission('whileInUse'))),

    complete: (outcome: Outcome) => act(() => end(outcome)),
    leaveAtDoor: (photoId: string) => act(() => end('leftAtDoor', photoId)),
    cancel: (reason: CancelReason) => act(() => cancel(reason)),
  };
}
// #endregion hook
