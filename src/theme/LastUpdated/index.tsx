/**
 * What: puts the date of a page's last edit into an item of `microdata`; in a plain doc, the build has written it
 *   (src/doc-text).
 * Why: upstream gives the date an `itemprop` outside any item, which is not valid HTML. To format a first
 *   date, Chromium loads data for 130 to 180 ms on a slow phone, in the way of hydration or of a click.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/LastUpdated/index.tsx (wrapped).
 * Can go: when upstream's date is valid, and written by the build.
 */
import {dateOf} from '@site/src/doc-text/load-doc';
import type {Props} from '@theme/LastUpdated';
import Wrapped from '@theme-original/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdated(props: Props): ReactNode {
  const html = dateOf(props);
  return html === undefined ? (
    <span itemScope>
      <Wrapped {...props} />
    </span>
  ) : (
    <span itemScope dangerouslySetInnerHTML={{__html: html}} />
  );
}
