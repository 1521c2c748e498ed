import {useLocation} from '@docusaurus/router';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Crashes while it renders in a browser, as long as the document's attribute data-crash says that it should here. */
function crash(here: 'inside' | 'outside'): void {
  if (typeof document !== 'undefined' && document.documentElement.dataset.crash === here) {
    throw new Error('the page was asked to crash', {cause: new Error('by its test')});
  }
}

/** It asks for the page's location, as each link does. */
function Content(): ReactNode {
  useLocation();
  crash('inside');
  return <h1>All is well</h1>;
}

/** Outside the layout, it crashes as the navbar would. */
export default function CrashPage(): ReactNode {
  crash('outside');
  return (
    <Layout title="Crash">
      <main>
        <Content />
      </main>
    </Layout>
  );
}
