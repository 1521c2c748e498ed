import InlineScript from '@site/src/components/InlineScript/index.server';
import type {ReactNode} from 'react';
import {platformScript} from './script';

export default function EarlyPlatformScript(): ReactNode {
  return <InlineScript>{platformScript}</InlineScript>;
}
