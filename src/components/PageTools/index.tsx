import CopyPage from '@site/src/components/CopyPage';
import PlatformSwitcher from '@site/src/components/PlatformSwitcher';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The bar above a doc's title: the same page for another platform, and the page as Markdown. */
export default function PageTools(): ReactNode {
  return (
    <div className={clsx(styles.bar, 'screen-only')}>
      <PlatformSwitcher />
      <CopyPage />
    </div>
  );
}
