import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';
import {twinAddress} from '@site/lib/page-address';

/** Tells programs, in the head of a page, where its Markdown is. */
export default function MarkdownTwin({permalink}: {readonly permalink: string}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = encodeURI(twinAddress(permalink, baseUrl));
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twin} />
    </Head>
  );
}
