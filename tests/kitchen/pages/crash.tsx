import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/**
 * Crashes while it renders in a browser, as long as the document has the attribute data-crash. It
 * asks for the page's location, as each link does.
 */
function Content(): ReactNode {
  useLocation();
  if (typeof document !== 'undefined' && document.documentElement.hasAttribute('data-crash')) {
    throw new Error('the page was asked to crash', {cause: new Error('by its test')});
  }
  return <h1>All is well</h1>;
}

export default function CrashPage(): ReactNode {
  return (
    <Layout title="Crash">
      <main>
        <Content />
      </main>
    </Layout>
  );
}
