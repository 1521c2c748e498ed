/*
 * What the samples use of the packages that aren't installed here: their own types come with a whole framework, its
 * build tools or a test runner.
 */

/** True in a debug build. */
declare const __DEV__: boolean;

/** Node runs the config of an Expo app. */
declare const process: {readonly env: Readonly<Record<string, string | undefined>>};

declare const console: Record<'error' | 'info' | 'warn', (...data: unknown[]) => void>;

declare function setInterval(callback: () => void, milliseconds: number): number;
declare function clearInterval(interval: number): void;

declare module 'react-native' {
  import type {PropsWithChildren, ReactElement} from 'react';

  interface Style {
    flex?: number;
    gap?: number;
    padding?: number;
    flexDirection?: 'row' | 'column';
    alignItems?: 'center';
    justifyContent?: 'center' | 'space-between';
  }

  interface Props {
    accessibilityLabel?: string;
    accessibilityLiveRegion?: 'none' | 'polite' | 'assertive';
    style?: Style;
  }

  type AppStateStatus = 'active' | 'background' | 'inactive' | 'unknown' | 'extension';

  export type ViewProps = PropsWithChildren<Props>;

  export function View(props: ViewProps): ReactElement;
  export function Text(props: ViewProps): ReactElement;
  export function Button(props: {
    title: string;
    onPress?: () => void;
    disabled?: boolean;
  }): ReactElement;
  export function Switch(
    props: Props & {value?: boolean; onValueChange?: (value: boolean) => void},
  ): ReactElement;
  export function FlatList<Item>(
    props: Props & {
      data: ArrayLike<Item> | null | undefined;
      keyExtractor?: (item: Item, index: number) => string;
      renderItem: (info: {item: Item; index: number}) => ReactElement | null;
    },
  ): ReactElement;

  export const StyleSheet: {
    create<Name extends string>(styles: Record<Name, Style>): typeof styles;
  };
  export const Alert: {
    alert(
      title: string,
      message?: string,
      buttons?: {text: string; style?: 'cancel' | 'destructive'; onPress?: () => void}[],
    ): void;
  };
  export const AccessibilityInfo: {announceForAccessibility(announcement: string): void};
  export const AppState: {
    readonly currentState: AppStateStatus;
    addEventListener(
      type: 'change' | 'focus' | 'blur',
      listener: (state: AppStateStatus) => void,
    ): {remove(): void};
  };
  export const Linking: {
    openSettings(): Promise<void>;
    sendIntent(action: string): Promise<void>;
  };
  export const PermissionsAndroid: {
    readonly PERMISSIONS: {readonly POST_NOTIFICATIONS: 'android.permission.POST_NOTIFICATIONS'};
    request(permission: string): Promise<'granted' | 'denied' | 'never_ask_again'>;
  };
  export const Platform:
    | {readonly OS: 'android'; readonly Version: number}
    | {readonly OS: 'ios'; readonly Version: string};
}

declare module 'react-native-safe-area-context' {
  import type {PropsWithChildren, ReactElement} from 'react';
  import type {ViewProps} from 'react-native';

  export function SafeAreaProvider(props: PropsWithChildren): ReactElement;
  export function SafeAreaView(props: ViewProps): ReactElement;
}

declare module 'react-native-config' {
  const Config: Readonly<Record<string, string | undefined>>;
  export default Config;
}

declare module 'expo' {
  import type {ComponentType} from 'react';

  export function registerRootComponent(component: ComponentType): void;
}

declare module 'expo/config' {
  // Expo's own.
  export type {ExpoConfig} from '@expo/config-types';
}

declare module 'expo-constants' {
  import type {ExpoConfig} from '@expo/config-types';

  const Constants: {readonly expoConfig: ExpoConfig | null};
  export default Constants;
}

declare module '@testing-library/react-native' {
  import type {ReactElement} from 'react';

  interface TestInstance {
    readonly props: Readonly<Record<string, unknown>>;
  }

  export function render(element: ReactElement): Promise<void>;
  export function renderHook<Result>(hook: () => Result): Promise<{
    readonly result: {readonly current: Result};
  }>;
  export function act(change: () => void): Promise<void>;
  export function waitFor<Result>(expectation: () => Result): Promise<Result>;
  export const screen: {getByText(text: string): TestInstance};
  export const userEvent: {setup(): {press(element: TestInstance): Promise<void>}};
}

/** Stricter than Jest: an expected value must have the type of the actual one, so that a misspelt state is found. */
declare module '@jest/globals' {
  interface Matchers<Actual> {
    toBe(expected: Actual): void;
    toBeNull(): void;
    toBeTruthy(): void;
    toContain(expected: Actual extends readonly (infer Item)[] ? Item : never): void;
    toHaveBeenCalledTimes(count: number): void;
    toHaveLength(length: number): void;
  }

  export function expect<Actual>(actual: Actual): Matchers<Actual>;
  export function test(name: string, run: () => void | Promise<void>): void;
  export function afterEach(run: () => void | Promise<void>): void;
  export const jest: {fn(): (...args: unknown[]) => unknown};
}
