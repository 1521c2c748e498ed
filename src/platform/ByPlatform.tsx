import {platformIds, tabValueOf} from '@site/product/find-platform';
import type {PlatformId} from '@site/product/types';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What a reader sees whose platform is unknown. */
  readonly unknown: ReactNode;
  readonly known: (id: PlatformId) => ReactNode;
}

/** The HTML has all variants and CSS shows one, so that it is right before hydration. */
export default function ByPlatform({unknown, known}: Props): ReactNode {
  return (
    <>
      <span className={styles.unknown}>{unknown}</span>
      {platformIds.map((id) => (
        <span key={id} className={styles[tabValueOf(id)]}>
          {known(id)}
        </span>
      ))}
    </>
  );
}
