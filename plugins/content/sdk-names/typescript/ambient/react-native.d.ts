/**
 * A stub: react-native's own types come with the whole framework and its build tools, and
 * `@types/react-native` is an empty package that installs them. Only what the samples use.
 */
import type {PropsWithChildren, ReactElement} from 'react';

declare global {
  /** True in a debug build. */
  const __DEV__: boolean;

  const console: Record<'error' | 'info' | 'warn', (...data: unknown[]) => void>;

  function setInterval(callback: () => void, milliseconds: number): number;
  function clearInterval(interval: number): void;
}

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

export const StyleSheet: {create<Name extends string>(styles: Record<Name, Style>): typeof styles};

type AppStateStatus = 'active' | 'background' | 'inactive' | 'unknown' | 'extension';

export const AccessibilityInfo: {announceForAccessibility(announcement: string): void};

export const AppState: {
  readonly currentState: AppStateStatus;
  addEventListener(type: 'change', listener: (state: AppStateStatus) => void): {remove(): void};
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
