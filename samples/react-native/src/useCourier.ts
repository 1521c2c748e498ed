import {useCallback, useEffect, useState} from 'react';
import {AppState} from 'react-native';
import {
  DeliveryError,
  useDeliverySession,
  type CancelReason,
  type DeliverySession,
  type Outcome,
  type PermissionStatus,
  type SessionState,
} from '{{reactNative.package}}';

import type {CourierJob, Deliveries} from './deliveries';
import {toProblem, type Problem} from './deliveryErrors';
import {recordProof, type Proof} from './proofOfDelivery';
import {recover, type Recovery} from './recoverDelivery';

export type Courier = ReturnType<typeof useCourier>;

function isFinal(state: SessionState): boolean {
  return state === 'completed' || state === 'cancelled' || state === 'expired';
}

export function isPrecise(status: PermissionStatus): boolean {
  return status === 'whileInUse' || status === 'always';
}

// #region perform
/** Calls the SDK, and reports the problem if a call fails. */
async function perform(
  action: () => Promise<void>,
  onProblem: (problem: Problem) => void,
): Promise<void> {
  try {
    await action();
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    onProblem(toProblem(error.code));
  }
}
// #endregion perform

/** What the courier's screen shows, and what the courier can do. */
export function useCourier(deliveries: Deliveries) {
  const [permission, setPermission] = useState<PermissionStatus>('notDetermined');
  const [problem, setProblem] = useState<Problem | null>(null);

  // #region follow
  const [session, setSession] = useState<DeliverySession | null>(null);
  const {state, events, error} = useDeliverySession(session);
  const running = state !== null && !isFinal(state) ? session : null;
  const shown = problem ?? (error === null ? null : toProblem(error.code));

  const [attempt, setAttempt] = useState(0);

  /** Lets go of the session, so that the hook drops the failed stream, then finds the session again. */
  const followAgain = useCallback(() => {
    setSession(null);
    setProblem(null);
    setAttempt((count) => count + 1);
  }, []);
  // #endregion follow

  // #region recover-on-start
  // An effect, because it runs only once the component has rendered without the session.
  useEffect(() => {
    let mounted = true;
    void recover(deliveries).then((recovery) => {
      if (mounted) apply(recovery, setSession, setProblem);
    });
    return () => {
      mounted = false;
    };
  }, [deliveries, attempt]);
  // #endregion recover-on-start

  const waits = shown?.remedy === 'allowLocation' || shown?.remedy === 'turnLocationOn';

  /** The courier may have been in the settings. If a stream failed, follow the session again. */
  const receive = useCallback(
    (status: PermissionStatus) => {
      setPermission(status);
      if (waits && isPrecise(status)) followAgain();
    },
    [waits, followAgain],
  );

  useEffect(() => {
    void perform(async () => setPermission(await deliveries.permissionStatus()), setProblem);
  }, [deliveries]);

  useEffect(() => {
    const subscription = AppState.addEventListener('change', (next) => {
      if (next !== 'active') return;
      void perform(async () => receive(await deliveries.permissionStatus()), setProblem);
    });
    return () => subscription.remove();
  }, [deliveries, receive]);

  const act = (action: () => Promise<void>) => {
    setProblem(null);
    void perform(action, setProblem);
  };

  return {
    permission,
    session,
    state,
    events,
    isRunning: running !== null,
    problem: shown,

    start: (job: CourierJob) => act(async () => setSession(await deliveries.start(job))),
    resume: followAgain,

    // #region ask-permission
    askPermission: () => act(async () => receive(await deliveries.requestPermission('whileInUse'))),
    // #endregion ask-permission

    // #region complete-or-cancel
    complete: (outcome: Outcome) => act(async () => running?.complete(outcome)),
    cancel: (reason: CancelReason) => act(async () => running?.cancel(reason)),
    // #endregion complete-or-cancel

    // #region leave-at-door
    leaveAtDoor: (proof: Proof) =>
      act(async () => {
        if (running === null) return;
        const result = await recordProof(running, proof);
        await running.complete('leftAtDoor');
        if (result.type === 'refused') setProblem(toProblem(result.code));
      }),
    // #endregion leave-at-door

    savePower: (on: boolean) => act(() => deliveries.setPowerSaving(on)),
  };
}

function apply(
  recovery: Recovery,
  setSession: (session: DeliverySession) => void,
  setProblem: (problem: Problem) => void,
): void {
  switch (recovery.type) {
    case 'running':
      return setSession(recovery.session);
    case 'expired':
      return setProblem(toProblem('SESSION_EXPIRED'));
    case 'failed':
      return setProblem(toProblem(recovery.code));
    case 'nothingRunning':
      return undefined;
  }
}
