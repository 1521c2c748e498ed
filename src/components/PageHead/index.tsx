import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinAddress} from '@site/lib/page-address';
import type {ReactNode} from 'react';

export interface Props {
  readonly permalink: string;
  readonly title: string | undefined;
}

/** Tells programs where a page's Markdown is, and link previews the alternative text of its social card. */
export default function PageHead({permalink, title}: Props): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = encodeURI(twinAddress(permalink, baseUrl));
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twin} />
      {title && <meta property="og:image:alt" content={title} />}
    </Head>
  );
}
