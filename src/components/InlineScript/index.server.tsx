import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/**
 * A script in the page's head that runs once, before the application and without it. Not for a part
 * that a page has many of: the head is put together anew for each that asks for something in it
 * (react-helmet-async 1.3.0), all of them every time.
 */
export default function InlineScript({children}: {readonly children: string}): ReactNode {
  return (
    <Head>
      <script>{children}</script>
    </Head>
  );
}
