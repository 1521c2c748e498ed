import Translate, {translate} from '@docusaurus/Translate';
import {useLocation} from '@docusaurus/router';
import {getErrorCausalChain} from '@docusaurus/utils-common';
import ErrorView, {ErrorMessage} from '@site/src/components/ErrorView';
import type {Props} from '@theme/Error';
import {useEffect, useState, type ReactNode} from 'react';

/** The title of the browser tab while a crash is shown. */
export const crashTitle = (): string =>
  translate({
    id: 'site.CrashView.title',
    message: 'Page Error',
    description: 'The title of the browser tab when the page crashed',
  });

/** What the reader sees of a crash. It disappears when the reader moves on to another page. */
export default function CrashView({error, tryAgain}: Props): ReactNode {
  useLeavingPage(tryAgain);
  return (
    <main>
      <ErrorView
        heading={
          <Translate
            id="site.CrashView.heading"
            description="The heading of the view for a page that crashed">
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

/** Calls back once the path differs from that of the first render. */
function useLeavingPage(callback: () => void): void {
  const {pathname} = useLocation();
  const [firstPathname] = useState(pathname);
  useEffect(() => {
    if (pathname !== firstPathname) {
      callback();
    }
  }, [pathname, firstPathname, callback]);
}
