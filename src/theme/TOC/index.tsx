/**
 * What: makes the table of contents beside a page a named landmark which, if it is too long for the
 *   window, keeps the section being read in view.
 * Why: upstream's is a `div`; on blog posts, it is outside every landmark. And it doesn't follow the reader.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/TOC/index.tsx (wrapped).
 * Can go: when upstream's is a `nav` that follows the reader.
 */
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/TOC';
import Wrapped from '@theme-original/TOC';
import {useEffect, useRef, type ReactNode} from 'react';
import {followReader} from './follow-reader';

export default function TOC(props: Props): ReactNode {
  const landmark = useRef<HTMLElement>(null);
  useEffect(() => {
    const toc = landmark.current?.firstElementChild;
    return toc ? followReader(toc) : undefined;
  }, []);
  return (
    <nav
      ref={landmark}
      className="boxless screen-only"
      aria-label={translate({
        id: 'theme.TOCCollapsible.toggleButtonLabel',
        message: 'On this page',
      })}>
      <Wrapped {...props} />
    </nav>
  );
}
