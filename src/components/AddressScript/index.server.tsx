import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import InlineScript from '@site/src/components/InlineScript/index.server';
import {scriptLiteral} from '@site/src/components/InlineScript/script-literal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import {permalinksOf} from './permalinks';

/**
 * Gives a page its canonical address before the application starts (specification 2.8: a path ending in
 * .html or /index.html is treated as the path without the suffix).
 *
 * Upstream matches such an address, or one that differs in case or has a trailing slash, only in the
 * browser: what it renders then differs from the HTML that the host sent, and React complains.
 */
export default function AddressScript(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const isNotFound = pathname === `${baseUrl}404.html`;
  return (
    <InlineScript>
      {isNotFound ? goToKnownPage(permalinksOf(routes)) : dropSuffix(baseUrl)}
    </InlineScript>
  );
}

const withoutSuffix = `location.pathname.replace(/(\\/index)?\\.html$/, '')`;

/** The host sent the page itself: only the address changes. The address of the site's root ends with a slash. */
const dropSuffix = (baseUrl: string): string => `(function () {
  var path = ${withoutSuffix};
  if (path + '/' === ${scriptLiteral(baseUrl)}) path += '/';
  if (path !== location.pathname && location.protocol !== 'file:') {
    history.replaceState(history.state, '', path + location.search + location.hash);
  }
})();`;

/** The host sent 404.html: go to the page that the address means, if there is one. */
function goToKnownPage(permalinks: readonly string[]): string {
  return `(function () {
  var path = ${withoutSuffix}.replace(/(.)\\/+$/, '$1');
  var known = ${scriptLiteral(permalinks)};
  for (var i = 0; i < known.length; i++) {
    if (known[i].toLowerCase() === path.toLowerCase() && known[i] !== location.pathname) {
      location.replace(known[i] + location.search + location.hash);
      return;
    }
  }
})();`;
}
