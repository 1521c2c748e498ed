import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/** Crashes outside the layout, as the navbar would. */
export default function OuterCrashPage(): ReactNode {
  if (typeof document !== 'undefined' && document.documentElement.hasAttribute('data-crash')) {
    throw new Error('the application was asked to crash');
  }
  return (
    <Layout title="Outer crash">
      <main>
        <h1>All is well</h1>
      </main>
    </Layout>
  );
}
