import {useCallback, useEffect, useRef, useState} from 'react';
import {AppState, Platform} from 'react-native';
import {
  DeliveryError,
  useDeliverySession,
  type CancelReason,
  type DeliverySession,
  type Outcome,
  type PermissionStatus,
  type SessionState,
} from '{{reactNative.package}}';

import type {DispatchBackend} from './backgroundDelivery';
import type {CourierJob, Deliveries} from './deliveries';
import {toProblem, type Problem} from './deliveryErrors';
import {recordProof, type Proof} from './proofOfDelivery';
import {recover} from './recoverDelivery';
import {texts} from './texts';

export type Courier = ReturnType<typeof useCourier>;

function isFinal(state: SessionState): boolean {
  return state === 'completed' || state === 'cancelled' || state === 'expired';
}

export function isPrecise(status: PermissionStatus): boolean {
  return status === 'whileInUse' || status === 'always';
}

/** Calls the SDK, and reports the error if a call fails. */
async function perform(
  action: () => Promise<void>,
  onError: (error: DeliveryError) => Promise<void>,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    await onError(error);
  }
}

/** What the courier's screen shows, and what the courier can do. */
export function useCourier(deliveries: Deliveries, backend: DispatchBackend) {
  const [permission, setPermission] = useState<PermissionStatus>('notDetermined');
  const [problem, setProblem] = useState<Problem | null>(null);

  const [session, setSession] = useState<DeliverySession | null>(null);
  const {state, events, error} = useDeliverySession(session);
  const running = state !== null && !isFinal(state) ? session : null;
  const shown = problem ?? (error === null ? null : toProblem(error));

  /** A delivery whose session has expired before the courier entered an outcome. */
  const [expiredId, setExpiredId] = useState<string | null>(null);

  /** Keeps the buttons for the outcome, unless your server has one or another courier made the delivery. */
  const show = useCallback(
    async (failure: DeliveryError) => {
      if (failure.code === 'SESSION_EXPIRED' && failure.deliveryId !== null) {
        if (!(await backend.isOpen(failure.deliveryId))) {
          setSession(null);
          return;
        }
        setExpiredId(failure.deliveryId);
      }
      setProblem(toProblem(failure));
    },
    [backend],
  );

  useEffect(() => {
    if (error?.code === 'SESSION_EXPIRED') void show(error);
  }, [error, show]);

  const [attempt, setAttempt] = useState(0);

  /** Lets go of the session, so that the hook drops the failed stream, then finds the session again. */
  const followAgain = useCallback(() => {
    setSession(null);
    setProblem(null);
    setAttempt((count) => count + 1);
  }, []);

  // An effect, because it runs only once the component has rendered without the session.
  useEffect(() => {
    let mounted = true;
    void recover(deliveries).then((recovery) => {
      if (!mounted || recovery.type === 'nothingRunning') return;
      if (recovery.type === 'running') setSession(recovery.session);
      else void show(recovery.error);
    });
    return () => {
      mounted = false;
    };
  }, [deliveries, attempt, show]);

  /** Whether a stream has failed that can be followed again once the cause is gone. */
  const waits = error !== null && toProblem(error).remedy !== undefined;
  const wantsPermission = problem?.remedy === 'allowLocation';

  /** The courier may have been in the settings. The status doesn't say whether location is on. */
  const receive = useCallback(
    (status: PermissionStatus) => {
      setPermission(status);
      if (!isPrecise(status)) return;
      if (waits) followAgain();
      else if (wantsPermission) setProblem(null);
    },
    [waits, wantsPermission, followAgain],
  );

  useEffect(() => {
    void perform(async () => setPermission(await deliveries.permissionStatus()), show);
  }, [deliveries, show]);

  useEffect(() => {
    const check = () =>
      void perform(async () => receive(await deliveries.permissionStatus()), show);
    const change = AppState.addEventListener('change', (next) => next === 'active' && check());
    // Android's quick settings cover the app without changing its state; iOS has no such event.
    const focus = Platform.OS === 'android' ? AppState.addEventListener('focus', check) : null;
    return () => {
      change.remove();
      focus?.remove();
    };
  }, [deliveries, receive, show]);

  // A ref, because a second tap can come before React has disabled the buttons.
  const calling = useRef(false);
  const [isBusy, setBusy] = useState(false);

  const act = (action: () => Promise<void>) => {
    if (calling.current) return;
    calling.current = true;
    setBusy(true);
    setProblem(null);
    void perform(action, show).finally(() => {
      calling.current = false;
      setBusy(false);
    });
  };

  /** Acts on the running delivery, or shows a message if there is none. */
  const withRunning = async (action: (session: DeliverySession) => Promise<void>) => {
    if (running === null) setProblem({text: texts.problemNoDelivery});
    else await action(running);
  };

  // #region end
  const report = async (deliveryId: string, outcome: Outcome, proof?: Proof) => {
    await backend.reportOutcome(deliveryId, outcome, proof);
    setSession(null);
    setExpiredId(null);
  };

  /** No outcome is lost: if the session has expired or ended already, it goes to your own server. */
  const end = async (session: DeliverySession, outcome: Outcome, proof?: Proof) => {
    try {
      const refusal = proof === undefined ? null : await recordProof(session, proof);
      await session.complete(outcome);
      if (refusal !== null) setProblem(toProblem(refusal));
    } catch (failure) {
      if (!(failure instanceof DeliveryError)) throw failure;
      await report(session.deliveryId, outcome, proof);
    }
  };

  const complete = (outcome: Outcome, proof?: Proof) =>
    act(async () => {
      if (expiredId === null) await withRunning((session) => end(session, outcome, proof));
      else await report(expiredId, outcome, proof);
    });
  // #endregion end

  return {
    permission,
    session,
    state,
    events,
    isRunning: running !== null,
    isBusy,
    problem: shown,
    expiredId,

    start: (job: CourierJob) => act(async () => setSession(await deliveries.start(job))),
    resume: followAgain,

    askPermission: () => act(async () => receive(await deliveries.requestPermission('whileInUse'))),

    complete: (outcome: Outcome) => complete(outcome),
    cancel: (reason: CancelReason) => act(() => withRunning((session) => session.cancel(reason))),

    /** The parcel is at the door, so the delivery is complete even if the proof is refused. */
    leaveAtDoor: (proof: Proof) => complete('leftAtDoor', proof),
  };
}
