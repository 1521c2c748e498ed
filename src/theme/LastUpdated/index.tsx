/**
 * What: makes the date of a page's last edit a microdata item.
 * Why: upstream gives the date an `itemprop` outside any item, which is not valid HTML.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/LastUpdated/index.tsx (wrapped).
 * Can go: when upstream's date is valid.
 */
import type {Props} from '@theme/LastUpdated';
import Wrapped from '@theme-original/LastUpdated';
import type {ReactNode} from 'react';

export default function LastUpdated(props: Props): ReactNode {
  return (
    <span itemScope>
      <Wrapped {...props} />
    </span>
  );
}
