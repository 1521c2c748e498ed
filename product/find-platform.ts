// Relative: plugins import this file too, and `@site` is the bundler's.
import {platforms} from './platforms';
import type {PlatformId} from './types';

/** The platforms that have pages: all but those that neither have an SDK nor are planned. */
export const documentedIds = (Object.keys(platforms) as PlatformId[]).filter(
  (id) => platforms[id].planned !== false,
);

/**
 * The platforms that have an SDK. One that is planned has pages, which say so, and facts, but nothing that is made for
 * each platform: no card, switch, install link, skill or contract.
 */
export const platformIds = documentedIds.filter((id) => !platforms[id].planned);

/** A platform's value in tabs, in `?platform=` and in storage: its id in kebab case, such as `react-native`. */
export const tabValueOf = (id: PlatformId): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The platform of a tab's value; undefined where the value is none of a platform's. */
export const platformOfTab = (value: string | null): PlatformId | undefined =>
  platformIds.find((id) => tabValueOf(id) === value);

/**
 * The platform of a page's path or of a doc's id, such as `/ReactNative/using` or `Android/guides/widgets`:
 * that of the first folder with a platform's name; undefined where there is none.
 */
export const platformOfPath = (path: string): PlatformId | undefined =>
  path
    .split('/')
    .slice(0, -1)
    .map((folder) => platformIds.find((id) => platforms[id].path === folder))
    .find((id) => id !== undefined);
