/**
 * What: the banner of an unlisted page, as one of Infima's alerts.
 * Why: upstream draws it as an admonition, so every docs page loads the icons and the code of all kinds of
 *   admonition, although those in its text are HTML: 1.4 of 112.8 KB of scripts (brotli, KB of 1,024 bytes).
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ContentVisibility/Unlisted/index.tsx (ejected).
 * Can go: when upstream loads a banner only for a page that has one.
 */
import {
  ThemeClassNames,
  UnlistedBannerMessage,
  UnlistedBannerTitle,
  UnlistedMetadata,
} from '@docusaurus/theme-common';
import type {Props} from '@theme/ContentVisibility/Unlisted';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Unlisted({className}: Props): ReactNode {
  return (
    <>
      <UnlistedMetadata />
      <div
        className={clsx(
          ThemeClassNames.common.unlistedBanner,
          'alert alert--warning margin-bottom--md',
          className,
        )}>
        <strong>
          <UnlistedBannerTitle />
        </strong>
        <br />
        <UnlistedBannerMessage />
      </div>
    </>
  );
}
