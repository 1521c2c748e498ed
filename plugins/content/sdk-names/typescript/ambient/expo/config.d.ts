/** A stub for a part of the package `expo`: the type itself is Expo's own. */
export type {ExpoConfig} from '@expo/config-types';

declare global {
  /** Node runs the config. */
  const process: {readonly env: Readonly<Record<string, string | undefined>>};
}
