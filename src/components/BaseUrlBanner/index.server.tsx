import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {translate} from '@docusaurus/Translate';
import InlineScript from '@site/src/components/InlineScript/index.server';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import type {ReactNode} from 'react';

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

/**
 * The script that draws the banner when one of the page's scripts doesn't load, or turns out to be
 * something else (many hosts answer any address with a page), unless the application has announced itself
 * by then. Styles are set through the CSSOM and text through text nodes, which a Content Security Policy
 * and Trusted Types allow.
 *
 * @param texts array literal: heading, explanation, words before the suggested base URL
 */
const bannerScript = (
  texts: string,
): string => `window.addEventListener('error', function draw(event) {
  var file = event.target.src || event.filename;
  if (window.docusaurus || !/^(https?|file):.*\\/assets\\/js\\//.test(file)) return;
  window.removeEventListener('error', draw, true);
  var texts = ${texts};
  var banner = document.createElement('div');
  banner.setAttribute('role', 'alert');
  banner.style.cssText = 'margin:1rem;padding:1rem 1.5rem;border:3px solid #b42318;border-radius:8px;background:#fff4e5;color:#1c1917;font:1rem/1.5 system-ui,sans-serif';
  function line(name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    banner.appendChild(element);
    return element;
  }
  line('strong', texts[0]).style.cssText = 'display:block;font-size:1.5rem';
  line('p', texts[1]);
  line('p', texts[2] + ' ' + location.pathname.replace(/[^/]*$/, ''));
  document.body.insertBefore(banner, document.body.firstChild);
}, true);`;
