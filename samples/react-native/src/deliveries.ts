import {
  activeSession,
  deleteLocalData,
  permissionStatus,
  queuedEventCount,
  requestPermission,
  setBatteryMode,
  startDelivery,
  type DeliverySession,
  type Destination,
  type PermissionLevel,
  type PermissionStatus,
} from '{{reactNative.package}}';

/** What the app needs of the SDK. Tests put the simulator in its place. */
export interface Deliveries {
  permissionStatus(): Promise<PermissionStatus>;
  requestPermission(level: PermissionLevel): Promise<PermissionStatus>;
  start(job: CourierJob): Promise<DeliverySession>;
  active(): Promise<DeliverySession | null>;
  queuedEventCount(): Promise<number>;
  setPowerSaving(on: boolean): Promise<void>;
  deleteLocalData(): Promise<void>;
}

/** A delivery as your own server describes it. */
export interface CourierJob {
  readonly id: string;
  readonly route: string;
  readonly address: string;
  readonly placeId?: string;
  readonly plusCode?: string;
  readonly latitude?: number;
  readonly longitude?: number;
}

// #region destination
/** Takes the most exact form that the job has. */
export function destinationOf(job: CourierJob): Destination {
  const {placeId, plusCode, latitude, longitude, address} = job;
  if (placeId !== undefined) return {type: 'placeId', id: placeId};
  if (plusCode !== undefined) return {type: 'plusCode', code: plusCode};
  if (latitude !== undefined && longitude !== undefined) {
    return {type: 'coordinates', latitude, longitude};
  }
  return {type: 'address', text: address};
}
// #endregion destination

const TWO_HOURS_IN_SECONDS = 2 * 60 * 60;

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
        expiresAfter: TWO_HOURS_IN_SECONDS,
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

    // #region battery
    async setPowerSaving(on) {
      await configured;
      await setBatteryMode(on ? 'saver' : 'balanced');
    },
    // #endregion battery

    async deleteLocalData() {
      await configured;
      await deleteLocalData();
    },
  };
}
