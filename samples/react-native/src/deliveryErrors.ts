import type {DeliveryError} from '{{reactNative.package}}';

import {texts} from './texts';

/** What the courier can do about an error. */
export type Remedy = 'none' | 'askPermission' | 'turnLocationOn' | 'resume';

export interface Problem {
  readonly text: string;
  readonly remedy: Remedy;
}

// #region to-problem
/** Names every code, so an update of the SDK that adds one does not compile until it is handled. */
export function toProblem(code: DeliveryError['code']): Problem {
  switch (code) {
    case 'NOT_CONFIGURED':
    case 'INVALID_API_KEY':
      return {text: texts.problemSetup, remedy: 'none'};
    case 'PERMISSION_DENIED':
      return {text: texts.problemPermission, remedy: 'askPermission'};
    case 'LOCATION_DISABLED':
      return {text: texts.problemLocationOff, remedy: 'turnLocationOn'};
    case 'INVALID_DESTINATION':
      return {text: texts.problemDestination, remedy: 'none'};
    case 'DELIVERY_ALREADY_ACTIVE':
      return {text: texts.problemActive, remedy: 'resume'};
    case 'SESSION_EXPIRED':
      return {text: texts.problemExpired, remedy: 'none'};
    case 'SESSION_ENDED':
      return {text: texts.problemEnded, remedy: 'none'};
    case 'INVALID_EVENT':
      return {text: texts.problemEvent, remedy: 'none'};
    case 'STORAGE_FULL':
      return {text: texts.problemStorage, remedy: 'resume'};
  }
}
// #endregion to-problem
