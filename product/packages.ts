import {platforms} from './platforms';
import type {PlatformId, SdkPackage} from './types';

const {android, ios, reactNative, flutter} = platforms;

/** What a build adds to use the SDK; of several for one purpose, the first is the one to prefer. */
export const packages: Readonly<Record<PlatformId, readonly SdkPackage[]>> = {
  android: [
    {tool: 'Gradle', name: android.artifact, repository: android.repository, use: 'app'},
    ...(android.testArtifact === undefined
      ? []
      : [
          {
            tool: 'Gradle',
            name: android.testArtifact,
            repository: android.repository,
            use: 'tests',
          } as const,
        ]),
  ],
  ios: [
    {tool: 'Swift Package Manager', name: ios.packageUrl, use: 'app'},
    ...(ios.pod === undefined ? [] : [{tool: 'CocoaPods', name: ios.pod, use: 'app'} as const]),
  ],
  reactNative: [{tool: 'npm', name: reactNative.package, use: 'app'}],
  flutter: [{tool: 'pub', name: flutter.package, use: 'app'}],
};
