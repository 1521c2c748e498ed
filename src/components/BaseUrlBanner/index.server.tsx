import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import InlineScript from '@site/src/components/InlineScript/index.server';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {ReactNode} from 'react';
import {bannerScript} from './script';

/**
 * A banner for a page that received none of its assets, usually because of a wrong base URL
 * (specification 6.3). It is entirely in the HTML, so it needs no asset.
 *
 * Upstream's banner has a different text, is only on the home page, links to another site and has inline
 * styles, which a strict Content Security Policy forbids.
 */
export default function BaseUrlBanner(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const heading = translate({
    id: 'site.BaseUrlBanner.heading',
    message: 'Your site did not load properly',
    description: 'Heading of the banner for a page whose assets did not load',
  });
  const configured = translate(
    {
      id: 'site.BaseUrlBanner.configured',
      message:
        'None of its files arrived. A common reason is a wrong baseUrl in the configuration; it is {baseUrl} now.',
      description: 'Explanation of the banner for a page whose assets did not load',
    },
    {baseUrl: siteConfig.baseUrl},
  );
  const suggestion = translate({
    id: 'site.BaseUrlBanner.suggestion',
    message: 'This address suggests',
    description: 'Followed by a value for the base URL, derived from the address',
  });
  return (
    <InlineScript>{bannerScript(scriptLiteral([heading, configured, suggestion]))}</InlineScript>
  );
}
