/**
 * What: a `<details>` that the browser opens and closes, in Infima's colours.
 * Why: upstream's only opens through a script, so it ignores what a browser does on its own: follow a
 *   hash, find a word on the page, or print what is inside.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/Details/index.tsx (ejected, without the
 *   component of theme-common below it).
 * Can go: when upstream leaves it to the browser.
 */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {Props} from '@theme/Details';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function Details({summary, children, className, ...props}: Props): ReactNode {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('alert alert--info', styles.details, className)}>
      {summary}
      {children}
    </details>
  );
}
