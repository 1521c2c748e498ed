import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * A script in the page's head that runs once, before the application and without it. Don't use it in a
 * part that a page has many of: each use makes react-helmet-async 1.3.0 assemble the whole head again.
 */
export default function InlineScript({children}: {readonly children: string}): ReactNode {
  return (
    <Head>
      <script>{children}</script>
    </Head>
  );
}
