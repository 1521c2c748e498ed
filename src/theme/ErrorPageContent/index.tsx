/**
 * What: the view for a page that crashed, with the title 'Page Error'; it goes away on navigation.
 * Why: specification 6.1 requires the heading 'This page crashed', the title 'Page Error' (upstream keeps
 *   the page's title), the message and 'Try again'. Upstream also keeps showing the view when the reader
 *   moves on to another page with the same layout.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ErrorPageContent.tsx (ejected).
 * Can go: when upstream sets the title and resets on navigation.
 */
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryTryAgainButton, PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import ErrorView, {ErrorMessage} from '@site/src/components/ErrorView';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) {
      tryAgain();
    }
  }, [pathname, crashed, tryAgain]);
  return (
    <ErrorView heading={translate({id: 'site.CrashView.heading', message: 'This page crashed'})}>
      <PageMetadata title={translate({id: 'site.CrashView.title', message: 'Page Error'})} />
      <ErrorMessage>{error.message}</ErrorMessage>
      <ErrorBoundaryTryAgainButton className="button button--primary" onClick={tryAgain} />
    </ErrorView>
  );
}
