import {platformPages} from '../../product/platform-pages';
import type {Platforms} from '../../product/types';
import {identity} from '../fixtures/other-sdk/product/identity';
import {platforms as withoutFlutter} from '../fixtures/other-sdk/product/platforms';

/** The small SDK of the fixture, with the platform that it lacks. */
export const platforms: Platforms = {
  ...withoutFlutter,
  flutter: {name: 'Flutter', path: 'Flutter', package: 'lamp', minVersion: '3.32', dart: '3.8'},
};

/** Those of its platforms that have an SDK: the site's product may know of more. */
export const withSdk = Object.values(platforms).filter(({planned}) => planned === undefined);

/** The routes of their docs. */
export const sdkDocs = withSdk.flatMap(({path}) => platformPages.map((page) => `/${path}/${page}`));

/** What pages of the kitchen can refer to by name. */
export const facts = {...identity, ...platforms};
