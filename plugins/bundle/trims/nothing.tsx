import type {ReactNode} from 'react';

/** Stands in for a component that the config leaves out. */
export default function Nothing(): ReactNode {
  return null;
}
