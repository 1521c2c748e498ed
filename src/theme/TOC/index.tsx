/**
 * What: makes the table of contents beside a page a named landmark which, if it is too long for the
 *   window, keeps the section being read in view.
 * Why: upstream's is a `div`; on blog posts, it is outside every landmark. And it doesn't follow the reader.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TOC/index.tsx (ejected: a wrapper around it
 *   would end its stickiness).
 * Can go: when upstream's is a `nav` that follows the reader.
 */
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import TOCItems from '@theme/TOCItems';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {followReader} from './follow-reader';
import styles from './styles.module.css';

export default function TOC({className, ...props}: Props): ReactNode {
  const toc = useRef<HTMLElement>(null);
  useEffect(() => (toc.current ? followReader(toc.current) : undefined), []);
  return (
    <nav
      ref={toc}
      className={clsx(styles.toc, 'thin-scrollbar', className)}
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
        description: 'The label used by the button on the collapsible TOC component',
      })}>
      <TOCItems
        {...props}
        linkClassName="table-of-contents__link toc-highlight"
        linkActiveClassName="table-of-contents__link--active"
      />
    </nav>
  );
}
