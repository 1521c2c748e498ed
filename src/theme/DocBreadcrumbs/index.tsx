/**
 * What: a row above the title of a platform's page with the breadcrumbs, the platform switcher and the button that copies
 *   the page. On a page for all platforms, such as the landing page, its own words come first.
 * Why: upstream has no place for a page's tools; in rows of their own, they push the title and the code down.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/DocBreadcrumbs/index.tsx (wrapped).
 * Can go: when upstream has a slot beside the breadcrumbs.
 */
import {useActiveDocContext, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {platformOfPath} from '@site/product/find-platform';
import CopyPage from '@site/src/components/CopyPage';
import PlatformSwitcher from '@site/src/components/PlatformSwitcher';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithTools(): ReactNode {
  // The page of a category has breadcrumbs, too, and is no doc.
  const {activeDoc} = useActiveDocContext(useDocsVersion().pluginId);
  return activeDoc && platformOfPath(activeDoc.id) ? (
    // Not part of the page, for programs that compare it with its Markdown.
    <div className={clsx(styles.row, 'drawn-whole screen-only')} data-markdown-ignore="">
      <DocBreadcrumbs />
      <PlatformSwitcher />
      <CopyPage />
    </div>
  ) : (
    <DocBreadcrumbs />
  );
}
