/**
 * What: leaves `<details>` to the browser.
 * Why: upstream's only open through a script, so they ignore what a browser does on its own: follow a
 *   hash, find a word, print.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/MDXComponents/Details.tsx (replaced, so that no page
 *   has the styles of upstream's).
 * Can go: when upstream leaves it to the browser.
 */
import type {Props} from '@theme/MDXComponents/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export default function Details({id, className, ...props}: Props): ReactNode {
  return <details id={id} className={clsx('alert alert--info', className)} {...props} />;
}
