import InlineScript from '@site/src/components/InlineScript/index.server';
import type {ReactNode} from 'react';
import {earlyToggleScript} from './early-toggle-script';

export interface Props {
  readonly respectPrefersColorScheme: boolean;
}

export default function EarlyToggleScript({respectPrefersColorScheme}: Props): ReactNode {
  return <InlineScript>{earlyToggleScript(respectPrefersColorScheme)}</InlineScript>;
}
