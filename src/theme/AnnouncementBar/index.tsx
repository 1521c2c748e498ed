/**
 * What: the bar above the navbar, in the site's colours: `backgroundColor` and `textColor` in the config
 *   have no effect.
 * Why: upstream's is a second `banner` landmark. The config's colours are inline styles, which the site's policy
 *   forbids, and are the same in both modes.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/AnnouncementBar/index.tsx (ejected).
 * Can go: when both are fixed upstream.
 */
import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import CloseButton from '@theme/AnnouncementBar/CloseButton';
import Content from '@theme/AnnouncementBar/Content';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function AnnouncementBar(): ReactNode {
  const {announcementBar} = useThemeConfig();
  const {isActive, close} = useAnnouncementBar();
  if (!announcementBar || !isActive) {
    return null;
  }
  return (
    <section
      className={`${ThemeClassNames.announcementBar.container} ${styles.bar} drawn-whole screen-only`}
      aria-label={translate({id: 'site.AnnouncementBar.label', message: 'Announcement'})}>
      <Content className={styles.content} />
      {announcementBar.isCloseable && <CloseButton onClick={close} className={styles.close} />}
    </section>
  );
}
