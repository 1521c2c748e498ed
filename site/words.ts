import {platformIds, tabValueOf} from '../product/find-platform';

/** A word of the house, for what the SDK is about. */
interface Word {
  write: string;
  /** What it is not called. */
  not?: readonly string[];
  /** The only place where the rule applies; everywhere if omitted. */
  below?: string;
}

/** What the docs call the people and things of the SDK's trade; `npm run check` finds other words for them. */
export const vocabulary: readonly Word[] = [
  {write: 'courier', not: ['driver']},
  {write: 'recipient', not: ['customer'], below: 'docs/'},
  {write: 'delivery'},
];

/** Names of the contract, and headings, that other code has as well: `npm run check` doesn't look for them there. */
export const everydayNames: readonly string[] = [];

/** Names that keep their capitals in a heading, beside those in `product/`. */
export const properNames: readonly string[] = [
  'App Review',
  'App Store Connect',
  'Battery Saver',
  'Docusaurus',
  'Expo',
  'Fast Refresh',
  'Gradle',
  'Kotlin',
  'Low Power Mode',
  'Mac',
  'Markdown',
  'Play Console',
  'Swift Package Manager',
  'Xcode',
];

/** The choices that a reader makes once for the whole site: groups of tabs, and their values. */
export const tabGroups: Readonly<Record<string, readonly string[]>> = {
  'gradle-dsl': ['kotlin', 'groovy'],
  'ios-package-manager': ['spm', 'cocoapods'],
  'package-manager': ['npm', 'yarn', 'pnpm', 'bun'],
  platform: platformIds.map(tabValueOf),
  'project-type': ['expo', 'bare'],
};
