import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {twinAddress} from '@site/lib/twin-address';

/** Tells programs, in the head of a page, where its Markdown is. */
export default function MarkdownTwin({permalink}: {readonly permalink: string}): ReactNode {
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={twinAddress(permalink)} />
    </Head>
  );
}
