import type {Platforms} from '../../product/types';
import {identity} from '../fixtures/other-sdk/product/identity';
import {platforms as withoutFlutter} from '../fixtures/other-sdk/product/platforms';

/** The small SDK of the fixture, with the platform that it lacks. */
export const platforms: Platforms = {
  ...withoutFlutter,
  flutter: {name: 'Flutter', path: 'Flutter', package: 'lamp', minVersion: '3.32', dart: '3.8'},
};

/** What pages of the kitchen can refer to by name. */
export const facts = {...identity, ...platforms};
