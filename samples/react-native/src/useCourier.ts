import {useEffect, useState} from 'react';
import {AppState} from 'react-native';
import {
  DeliveryError,
  useDeliverySession,
  type CancelReason,
  type DeliverySession,
  type Outcome,
  type PermissionLevel,
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
/** Runs calls of the SDK, and hands on the problem that one of them ends with. */
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

/** The state of the courier's screen, and what the courier can do. */
export function useCourier(deliveries: Deliveries) {
  const [permission, setPermission] = useState<PermissionStatus>('notDetermined');
  const [problem, setProblem] = useState<Problem | null>(null);

  // #region follow
  const [session, setSession] = useState<DeliverySession | null>(null);
  const {state, events, error} = useDeliverySession(session);
  const running = state !== null && !isFinal(state) ? session : null;
  // #endregion follow

  // #region recover-on-start
  useEffect(() => {
    let mounted = true;
    void recover(deliveries).then((recovery) => {
      if (mounted) apply(recovery, setSession, setProblem);
    });
    return () => {
      mounted = false;
    };
  }, [deliveries]);
  // #endregion recover-on-start

  // #region permission-status
  useEffect(() => {
    const refresh = () =>
      perform(async () => setPermission(await deliveries.permissionStatus()), setProblem);
    void refresh();
    const subscription = AppState.addEventListener('change', (next) => {
      if (next === 'active') void refresh();
    });
    return () => subscription.remove();
  }, [deliveries]);
  // #endregion permission-status

  const act = (action: () => Promise<void>) => {
    setProblem(null);
    void perform(action, setProblem);
  };

  /** Lets go of a stream that has failed before it follows the session again. */
  const followAgain = async () => {
    setSession(null);
    apply(await recover(deliveries), setSession, setProblem);
  };

  return {
    permission,
    session,
    state,
    events,
    isRunning: running !== null,
    problem: problem ?? (error === null ? null : toProblem(error.code)),

    start: (job: CourierJob) => act(async () => setSession(await deliveries.start(job))),
    resume: () => act(followAgain),

    // #region ask-permission
    askPermission: (level: PermissionLevel) =>
      act(async () => {
        const status = await deliveries.requestPermission(level);
        setPermission(status);
        if (error !== null && isPrecise(status)) await followAgain();
      }),
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
        if (result.type === 'recorded') await running.complete('leftAtDoor');
        else setProblem(toProblem(result.code));
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
