import type {PlatformId} from '@site/product/types';
import type {ReactNode} from 'react';
import {drawings} from './drawings';

export default function PlatformIcon({id}: {readonly id: PlatformId}): ReactNode {
  return (
    <svg
      width="1.4em"
      height="1.4em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="var(--ifm-color-primary)"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="1.6"
      aria-hidden="true">
      <path d={drawings[id]} />
    </svg>
  );
}
