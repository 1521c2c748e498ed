import type {ReactNode} from 'react';

/** Leads to the same page of the other platforms. */
export default function PlatformSwitcher(): ReactNode {
  return null;
}
