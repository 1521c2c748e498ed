import InlineScript from '@site/src/components/InlineScript/index.server';
import type {ReactNode} from 'react';
import {earlyCategoryScript} from './early-category-script';

export default function EarlyCategoryScript(): ReactNode {
  return <InlineScript>{earlyCategoryScript}</InlineScript>;
}
