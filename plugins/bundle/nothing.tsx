import type {ReactNode} from 'react';

/** Replaces a component that the config leaves out. */
export default function Nothing(): ReactNode {
  return null;
}
