import InlineScript from '@site/src/components/InlineScript/index.server';
import type {ReactNode} from 'react';
import {earlyTabsScript} from './early-tabs-script';

export default function EarlyTabsScript(): ReactNode {
  return <InlineScript>{earlyTabsScript}</InlineScript>;
}
