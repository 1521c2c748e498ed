import {
  activeSession,
  deleteLocalData,
  permissionStatus,
  queuedEventCount,
  requestPermission,
  startDelivery,
  type DeliverySession,
  type Destination,
  type PermissionLevel,
  type PermissionStatus,
} from '{{reactNative.package}}';

// #region interface
/** What the app needs from the SDK. Tests replace it with the simulator. */
export interface Deliveries {
  permissionStatus(): Promise<PermissionStatus>;
  requestPermission(level: PermissionLevel): Promise<PermissionStatus>;
  start(job: CourierJob): Promise<DeliverySession>;
  active(): Promise<DeliverySession | null>;
  queuedEventCount(): Promise<number>;
  deleteLocalData(): Promise<void>;
}
// #endregion interface

/** A delivery as your server describes it. */
export interface CourierJob {
  readonly id: string;
  readonly route: string;
  readonly address: string;
  readonly placeId?: string;
  readonly plusCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

/** The forms that work offline come first. */
export function destinationOf(job: CourierJob): Destination {
  const {placeId, plusCode, latitude, longitude, address} = job;
  if (latitude !== undefined && longitude !== undefined) {
    return {type: 'coordinates', latitude, longitude};
  }
  if (plusCode !== undefined) return {type: 'plusCode', code: plusCode};
  if (placeId !== undefined) return {type: 'placeId', id: placeId};
  return {type: 'address', text: address};
}

const EIGHT_HOURS_IN_SECONDS = 8 * 60 * 60;

export function createSdkDeliveries(configured: Promise<void>): Deliveries {
  return {
    async permissionStatus() {
      await configured;
      return permissionStatus();
    },

    async requestPermission(level) {
      await configured;
      return requestPermission(level);
    },

    // #region start
    async start(job) {
      await configured;
      return startDelivery(job.id, destinationOf(job), {
        expiresAfter: EIGHT_HOURS_IN_SECONDS,
        attributes: {route: job.route},
      });
    },
    // #endregion start

    async active() {
      await configured;
      return activeSession();
    },

    async queuedEventCount() {
      await configured;
      return queuedEventCount();
    },

    async deleteLocalData() {
      await configured;
      await deleteLocalData();
    },
  };
}
