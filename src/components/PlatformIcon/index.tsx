import type {PlatformId} from '@site/product/types';
import type {ReactNode} from 'react';
import {drawings} from './drawings';
import styles from './styles.module.css';

export default function PlatformIcon({id}: {readonly id: PlatformId}): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[id]} />
    </svg>
  );
}
