import type {ExpoConfig} from 'expo/config';

// #region android-permissions
const deliveryPermissions = [
  'android.permission.INTERNET',
  'android.permission.ACCESS_COARSE_LOCATION',
  'android.permission.ACCESS_FINE_LOCATION',
  'android.permission.FOREGROUND_SERVICE',
  'android.permission.FOREGROUND_SERVICE_LOCATION',
  'android.permission.POST_NOTIFICATIONS',
];
// #endregion android-permissions

// #region ios-info-plist
const infoPlist = {
  NSLocationWhenInUseUsageDescription:
    'Courier uses your location from the start of a delivery to its end, ' +
    'to record when you arrive and which door you deliver to.',
  NSLocationAlwaysAndWhenInUseUsageDescription:
    'Once you start a delivery, Courier can keep recording it while you aren’t using the app, ' +
    'until the delivery ends.',
  NSLocationTemporaryUsageDescriptionDictionary: {
    Delivery:
      'Approximate location can’t tell one door from the next. ' +
      'Courier needs your precise location until this delivery ends.',
  },
  UIBackgroundModes: ['location'],
};
// #endregion ios-info-plist

const privacyManifests = {
  NSPrivacyTracking: false,
  NSPrivacyCollectedDataTypes: ['PreciseLocation', 'OtherDataTypes'].map((type) => ({
    NSPrivacyCollectedDataType: `NSPrivacyCollectedDataType${type}`,
    NSPrivacyCollectedDataTypeLinked: true,
    NSPrivacyCollectedDataTypeTracking: false,
    NSPrivacyCollectedDataTypePurposes: ['NSPrivacyCollectedDataTypePurposeAppFunctionality'],
  })),
};

const plugins: ExpoConfig['plugins'] = [
  // #region min-sdk
  ['expo-build-properties', {android: {minSdkVersion: {{android.minSdk}}}}],
  // #endregion min-sdk
  // A plugin of this app: it copies the notification's icon and the file that keeps it.
  [
    './plugins/withAndroidResources',
    {drawable: './assets/ic_delivery.xml', raw: './assets/keep.xml'},
  ],
];

// #region api-key
const deliveryApiKey = process.env.DELIVERY_API_KEY ?? '';
// EAS Build can read the config of any profile in production mode, so there the profile decides.
const isRelease = process.env.EAS_BUILD
  ? process.env.EAS_BUILD_PROFILE !== 'development'
  : process.env.NODE_ENV === 'production';
if (isRelease && deliveryApiKey === '') {
  throw new Error('DELIVERY_API_KEY is empty: set it in the environment of this build.');
}
// #endregion api-key

const config: ExpoConfig = {
  name: 'Courier',
  slug: 'courier',
  version: '1.0.0',
  android: {
    package: 'com.acme.courier',
    permissions: deliveryPermissions,
  },
  ios: {bundleIdentifier: 'com.acme.courier', infoPlist, privacyManifests},
  plugins,
  extra: {deliveryApiKey},
};

export default config;
