import InlineScript from '@site/src/components/InlineScript/index.server';
import type {ReactNode} from 'react';
import {earlySearchScript} from './early-search-script';

export default function EarlySearchScript(): ReactNode {
  return <InlineScript>{earlySearchScript}</InlineScript>;
}
