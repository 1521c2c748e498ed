/** A stub: the package is the whole Expo SDK. Only what the samples use. */
import type {ComponentType} from 'react';

export function registerRootComponent(component: ComponentType): void;
