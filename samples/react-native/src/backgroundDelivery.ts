import {useEffect} from 'react';
import type {
  CancelReason,
  DeliveryEvent,
  DeliverySession,
  ErrorCode,
  Outcome,
} from '{{reactNative.package}}';

// #region background
/**
 * Your own server. An implementation must store what it gets and return at once. It never throws, and
 * skips an `eventId` that it has seen: every new listener starts with the first event again.
 */
export interface DispatchBackend {
  report(event: DeliveryEvent): Promise<void>;
  reportStopped(deliveryId: string, code: ErrorCode): Promise<void>;

  /** The outcome of a delivery that the SDK can no longer complete. */
  reportOutcome(deliveryId: string, outcome: Outcome): Promise<void>;

  /** Why a delivery has no outcome, if the SDK can no longer cancel it. */
  reportCancelled(deliveryId: string, reason: CancelReason): Promise<void>;

  /** The id of a photo that the SDK has refused. */
  reportProof(deliveryId: string, photoId: string): Promise<void>;

  /**
   * True if the courier who is signed in started this delivery, and your server doesn't yet know how
   * it ended. Keep a record on the device of who started which delivery. If the device is offline,
   * return true if this courier started the delivery and the phone has stored neither an outcome nor
   * a reason for it. Keep a stored outcome or reason until another delivery starts, even after sending
   * it.
   */
  isOpen(deliveryId: string): Promise<boolean>;

  /**
   * The outcome that the phone has stored or your server has for a delivery that isn't open. Null if
   * neither has one.
   */
  outcomeOf(deliveryId: string): Promise<Outcome | null>;

  /** The same for the reason why there is no outcome. */
  reasonOf(deliveryId: string): Promise<CancelReason | null>;

  /** Tries to send what is stored. Only the background handler waits for it. */
  send(): Promise<void>;
}

/** Passes an event on while the app has no Android activity: no other code of yours runs then. */
export async function onBackgroundEvent(event: DeliveryEvent): Promise<void> {
  await consoleBackend.report(event);
  await consoleBackend.send();
}

/** Passes events on while the component is mounted. */
export function useReporter(session: DeliverySession | null, backend: DispatchBackend): void {
  useEffect(() => {
    if (session === null) return undefined;
    // #region follow
    return session.onEvent(
      (event) => void backend.report(event),
      (error) => void backend.reportStopped(session.deliveryId, error.code),
    );
    // #endregion follow
  }, [session, backend]);
}
// #endregion background

const outcomes = new Map<string, Outcome>();
const reasons = new Map<string, CancelReason>();

/** Logs what your own server would receive. */
export const consoleBackend: DispatchBackend = {
  async report(event) {
    console.info(`${event.eventId}: ${event.kind.type} at ${event.time.toISOString()}`);
  },
  async reportStopped(deliveryId, code) {
    console.warn(`${deliveryId}: stopped, ${code}`);
  },
  async reportOutcome(deliveryId, outcome) {
    outcomes.set(deliveryId, outcome);
    console.info(`${deliveryId}: ${outcome}`);
  },
  async reportCancelled(deliveryId, reason) {
    reasons.set(deliveryId, reason);
    console.info(`${deliveryId}: cancelled, ${reason}`);
  },
  async reportProof(deliveryId, photoId) {
    console.info(`${deliveryId}: ${photoId}`);
  },
  async isOpen(deliveryId) {
    return !outcomes.has(deliveryId) && !reasons.has(deliveryId);
  },
  async outcomeOf(deliveryId) {
    return outcomes.get(deliveryId) ?? null;
  },
  async reasonOf(deliveryId) {
    return reasons.get(deliveryId) ?? null;
  },
  /** The console has everything already. */
  async send() {},
};
