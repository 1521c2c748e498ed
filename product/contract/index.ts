import {releases} from '../releases';
import {errors} from './errors';
import {events, states} from './events';
import {lists} from './lists';
import {names} from './names';
import {otherTypes} from './other-types';
import {sdkMembers} from './sdk';
import {sessionMembers} from './session';
import {simulatorMembers} from './simulator';
import type {OwnIds} from './ids';
import type {Contract} from './types';
import {valueTypes} from './value-types';

/** The SDK that the documentation describes. */
export const contract: Contract = {
  names,
  members: [...sdkMembers, ...sessionMembers, ...simulatorMembers],
  valueTypes: [...otherTypes, ...valueTypes],
  events,
  states,
  errors,
  lists,
  releases,
} satisfies Contract<OwnIds>;
