import {platforms} from './platforms';
import type {PlatformId, SdkPackage} from './types';

const {android, ios, reactNative, flutter} = platforms;

/** A package, unless the SDK has none for this tool. */
const sdkPackage = (
  tool: string,
  name: string | undefined,
  more: Omit<SdkPackage, 'tool' | 'name'>,
): SdkPackage[] => (name === undefined ? [] : [{tool, name, ...more}]);

/** What a build adds to use the SDK; of several for one purpose, the first is the one to prefer. */
export const packages: Readonly<Record<PlatformId, readonly SdkPackage[]>> = {
  android: [
    ...sdkPackage('Gradle', android.artifact, {repository: android.repository, use: 'app'}),
    ...sdkPackage('Gradle', android.testArtifact, {repository: android.repository, use: 'tests'}),
  ],
  ios: [
    ...sdkPackage('Swift Package Manager', ios.packageUrl, {use: 'app'}),
    ...sdkPackage('CocoaPods', ios.pod, {use: 'app'}),
  ],
  reactNative: sdkPackage('npm', reactNative.package, {use: 'app'}),
  flutter: sdkPackage('pub', flutter.package, {use: 'app'}),
};

/** What code imports the SDK from. */
export const modules: Readonly<Record<PlatformId, string>> = {
  android: android.package ?? '',
  ios: ios.module ?? '',
  reactNative: reactNative.package ?? '',
  flutter: flutter.package ?? '',
};
