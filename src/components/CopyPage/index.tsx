import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {twinAddress} from '@site/lib/addresses';
import type {ReactNode} from 'react';
import CopyButton from './CopyButton';
import Menu from './Menu';
import styles from './styles.module.css';

/** The page as Markdown: to copy, to view, to open in an assistant. */
export default function CopyPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = encodeURI(twinAddress(permalink, baseUrl));
  return (
    <div className={styles.copyPage}>
      <CopyButton key={twin} twin={twin} />
      <Menu twin={twin} />
    </div>
  );
}
