/**
 * What: the view for a crash outside any page, such as in the navbar: translated, and in the site's layout.
 * Why: upstream shows it unstyled, untranslated and outside the site's layout, because the providers that
 *   the layout needs are gone with the application. This one brings them back, and shows the view on its
 *   own if it was the layout that crashed.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Error/index.tsx (ejected).
 * Can go: when upstream's core renders ErrorPageContent inside the layout.
 */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import ThemeProvider from '@theme/ThemeProvider';
import type {ReactNode} from 'react';

/** The layout needs a route, which doesn't exist outside the application. */
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  return (
    <RouteContextProvider value={route}>
      <ThemeProvider>
        <ErrorBoundary fallback={() => <ErrorPageContent {...props} />}>
          <Layout>
            <ErrorPageContent {...props} />
          </Layout>
        </ErrorBoundary>
      </ThemeProvider>
    </RouteContextProvider>
  );
}
