import type {DeliveryError} from '{{reactNative.package}}';

import {texts} from './texts';

/** What the courier can do about a problem. */
export type Remedy = 'allowLocation' | 'turnLocationOn' | 'resume' | 'endOther';

export interface Problem {
  readonly text: string;
  readonly remedy?: Remedy;
}

/** The label of the button that does it. */
export const remedyLabels: Readonly<Record<Remedy, string>> = {
  allowLocation: texts.openSettings,
  turnLocationOn: texts.openSettings,
  resume: texts.resume,
  endOther: texts.endOther,
};

/** Keeps a `default`, because a minor version can add codes. */
export function toProblem({code, deliveryId}: DeliveryError): Problem {
  switch (code) {
    case 'NOT_CONFIGURED':
    case 'INVALID_API_KEY':
      return {text: texts.problemSetup};
    case 'PERMISSION_DENIED':
      return {text: texts.problemPermission, remedy: 'allowLocation'};
    case 'LOCATION_DISABLED':
      return {text: texts.problemLocationOff, remedy: 'turnLocationOn'};
    case 'APP_IN_BACKGROUND':
      return {text: texts.problemBackground};
    case 'INVALID_DESTINATION':
      return {text: texts.problemDestination};
    case 'DELIVERY_ALREADY_ACTIVE':
      return {text: texts.problemActive, remedy: 'resume'};
    case 'SESSION_EXPIRED':
      return {text: texts.problemExpired(deliveryId ?? '')};
    case 'SESSION_ENDED':
      return {text: texts.problemEnded};
    case 'INVALID_EVENT':
      return {text: texts.problemEvent};
    case 'STORAGE_FULL':
      return {text: texts.problemStorage};
    case 'NETWORK_UNAVAILABLE':
      return {text: texts.problemNetwork};
    case 'SERVER_ERROR':
      return {text: texts.problemServer};
    default:
      return {text: texts.problemOther};
  }
}
