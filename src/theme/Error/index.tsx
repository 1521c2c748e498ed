/**
 * What: the view for a crash outside of any page, such as in the navbar.
 * Why: upstream shows an unstyled view with texts that cannot be translated; this one shows the
 *   same view as a crashed page, inside the site's layout, or bare where the layout is what crashed.
 * Based on: @docusaurus/core 3.10.2, src/client/theme-fallback/Error/index.tsx (ejected).
 * Can go: when upstream's core renders ErrorPageContent.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import ErrorPageContent from '@theme/ErrorPageContent';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** The layout needs a route, and there is none around the application. */
const route = {plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}};

export default function Error(props: Props): ReactNode {
  const content = <ErrorPageContent {...props} />;
  return (
    <RouteContextProvider value={route}>
      <ErrorBoundary fallback={() => content}>
        <Layout>{content}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
