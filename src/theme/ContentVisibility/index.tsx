/**
 * What: adds a link to its Markdown, and the alternative text of its social card, to the head of each page that
 *   is written. Docs, posts and stand-alone pages have this component, and no other, in common.
 * Why: a program that reads a page should be able to find the same text without HTML; upstream gives link
 *   previews an image, but no alternative text.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/ContentVisibility/index.tsx (wrapped).
 * Can go: when upstream publishes pages as Markdown and has front matter for an image's alternative text.
 */
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinAddress} from '@site/lib/addresses';
import type {Props} from '@theme/ContentVisibility';
import Wrapped from '@theme-original/ContentVisibility';
import type {ReactNode} from 'react';

/** What the metadata of docs, posts and pages have as well. */
type Written = Props['metadata'] & {readonly permalink: string; readonly title?: string};

export default function ContentVisibility({metadata}: Props): ReactNode {
  const {permalink, title} = metadata as Written;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  return (
    <>
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={encodeURI(twinAddress(permalink, baseUrl))}
        />
        {title && <meta property="og:image:alt" content={title} />}
      </Head>
      <Wrapped metadata={metadata} />
    </>
  );
}
