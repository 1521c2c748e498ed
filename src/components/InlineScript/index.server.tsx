import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** A script in the page's head that runs once, before the application and without it. */
export default function InlineScript({children}: {readonly children: string}): ReactNode {
  return (
    <Head>
      <script>{children}</script>
    </Head>
  );
}
