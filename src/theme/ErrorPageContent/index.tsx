/**
 * What: the view for a page that crashed while it rendered.
 * Why: the specification (section 8) wants the heading 'This page crashed', the title 'Page Error'
 *   (upstream leaves the page's title), the message and 'Try again'. Upstream also keeps the view
 *   when the reader goes on to another page of the same layout; this one lets go.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ErrorPageContent.tsx (ejected).
 * Can go: when upstream sets the title and resets on navigation.
 */
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import ErrorView, {ErrorMessage} from '@site/src/components/ErrorView';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const [crashedPathname] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashedPathname) {
      tryAgain();
    }
  }, [pathname, crashedPathname, tryAgain]);

  return (
    <main>
      <PageMetadata
        title={translate({
          id: 'theme.ErrorPageContent.pageTitle',
          message: 'Page Error',
          description: 'The title of the browser tab when the page crashed',
        })}
      />
      <ErrorView
        heading={
          <Translate
            id="theme.ErrorPageContent.title"
            description="The title of the fallback page when the page crashed">
            This page crashed
          </Translate>
        }>
        <ErrorMessage>
          {getErrorCausalChain(error)
            .map(({message}) => message)
            .join('\n\n')}
        </ErrorMessage>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate
            id="theme.ErrorPageContent.tryAgain"
            description="The label of the button to try again rendering when the React error boundary captures an error">
            Try again
          </Translate>
        </button>
      </ErrorView>
    </main>
  );
}
