import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {FIRST_SCREEN_END} from './constants';
import {leaveOutTheRest} from './script';

/** What accompanies the mark, but only in a page from the host. The script removes itself from the text. */
export default function HtmlTags(): ReactNode {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${FIRST_SCREEN_END}`} blocking="render" />
      </Head>
      <script dangerouslySetInnerHTML={{__html: leaveOutTheRest}} />
    </>
  );
}
