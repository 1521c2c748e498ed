/** A stub: the package's own types import react-native's, which are not installed here. */
import type {PropsWithChildren, ReactElement} from 'react';
import type {ViewProps} from './react-native';

export function SafeAreaProvider(props: PropsWithChildren): ReactElement;
export function SafeAreaView(props: ViewProps): ReactElement;
