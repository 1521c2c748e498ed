import InlineScript from '@site/src/components/InlineScript/index.server';
import type {ReactNode} from 'react';
import {earlyClicksScript} from './script';

export default function EarlyClicksScript(): ReactNode {
  return <InlineScript>{earlyClicksScript}</InlineScript>;
}
