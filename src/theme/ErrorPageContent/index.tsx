/**
 * What: the view for a page that crashed while it rendered.
 * Why: specification 6.1 requires the heading 'This page crashed', the title 'Page Error' (upstream keeps
 *   the page's title), the message and 'Try again'. Upstream also keeps showing the view when the reader
 *   moves on to another page with the same layout; this one goes away.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ErrorPageContent.tsx (ejected).
 * Can go: when upstream sets the title and resets on navigation.
 */
import {PageMetadata} from '@docusaurus/theme-common';
import CrashView, {crashTitle} from '@site/src/components/CrashView';
import type {Props} from '@theme/Error';
import type {ReactNode} from 'react';

export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title={crashTitle()} />
      <CrashView {...props} />
    </>
  );
}
