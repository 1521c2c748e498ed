import type {Platforms} from './types';

/** Package coordinates and lowest supported versions, a block a platform. */
export const platforms: Platforms = {
  android: {
    name: 'Android',
    path: 'Android',
    artifact: 'com.example.delivery:delivery-sdk',
    group: 'com.example.delivery',
    module: 'delivery-sdk',
    testArtifact: 'com.example.delivery:delivery-sdk-test',
    package: 'com.example.delivery',
    repository: 'https://maven.example.com/releases',
    minSdk: '26',
    minOs: 'Android 8.0',
    compileSdk: '36',
    kotlin: '2.1',
    gradlePlugin: '8.9.1',
    java: '17',
  },
  ios: {
    name: 'iOS',
    path: 'iOS',
    packageUrl: 'https://git.example.com/delivery-sdk-ios.git',
    packageName: 'delivery-sdk-ios',
    module: 'DeliverySDK',
    pod: 'DeliverySDK',
    minOs: '16.0',
    xcode: '26',
    swift: '6.2',
  },
  reactNative: {
    name: 'React Native',
    path: 'ReactNative',
    package: '@example/delivery-sdk',
    minVersion: '0.81',
    react: '19.1',
    node: '22.13',
    expo: '54',
  },
  flutter: {
    name: 'Flutter',
    path: 'Flutter',
    package: 'delivery_sdk',
    minVersion: '3.32',
    dart: '3.8',
  },
};
