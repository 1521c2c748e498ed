import type {PlatformId} from '@site/product/types';
import type {ReactNode} from 'react';

/** One line drawing for each platform, on a 24 × 24 grid. */
const drawings: Record<PlatformId, string> = {
  android: 'M4 17a8 8 0 0 1 16 0ZM7.5 10 5.5 6.5M16.5 10l2-3.5M9 13.5h.01M15 13.5h.01',
  ios: 'M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2ZM10.5 5h3M11 18.5h2',
  reactNative:
    'M12 12h.01M2.5 12a9.5 3.8 0 1 0 19 0 9.5 3.8 0 1 0-19 0ZM7.25 20.2a9.5 3.8-60 1 0 9.5-16.4 9.5 3.8-60 1 0-9.5 16.4ZM16.75 20.2a9.5 3.8 60 1 1-9.5-16.4 9.5 3.8 60 1 1 9.5 16.4Z',
  flutter: 'M14 3 5 12l3 3L20 3ZM14 11.5 9.5 16l4.5 4.5h6L15.5 16l4.5-4.5Z',
};

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
