import Head from '@docusaurus/Head';
import InlineScript from '@site/src/components/InlineScript/index.server';
import type {ReactNode} from 'react';
import {FIRST_SCREEN_END} from './constants';
import {drawTheRestLater} from './script';

/** What has to stand in the head of a page, ahead of its text. */
export default function EarlyTags(): ReactNode {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${FIRST_SCREEN_END}`} blocking="render" />
      </Head>
      <InlineScript>{drawTheRestLater}</InlineScript>
    </>
  );
}
