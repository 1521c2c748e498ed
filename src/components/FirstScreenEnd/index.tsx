import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';
import {FIRST_SCREEN_END} from './constants';

/**
 * Marks where the first screen of a long doc ends (plugins/content/first-screen). Everything above it is drawn in
 * one go, before anything below it: the browser delays its first frame until it has this element (HTML, link
 * type "expect"). Otherwise, it first draws the navbar alone, and then all of the text at once.
 *
 * Without scripts, all of a page is drawn at once, and a browser that doesn't know the link type doesn't
 * wait.
 */
export default function FirstScreenEnd(): ReactNode {
  return (
    <>
      <Head>
        <link rel="expect" href={`#${FIRST_SCREEN_END}`} blocking="render" />
      </Head>
      <template id={FIRST_SCREEN_END} />
    </>
  );
}
