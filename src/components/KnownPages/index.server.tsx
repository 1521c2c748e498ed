import Head from '@docusaurus/Head';
import routes from '@generated/routes';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {scriptLiteral} from '@site/src/elements/script-literal';
import type {ReactNode} from 'react';
import {permalinksOf} from './permalinks';

/**
 * On the page that a host sends for an unknown address: leads to the page that the address means, if there is
 * one (specification 16.6: it may differ in case or by a trailing slash).
 *
 * Upstream matches such an address in the browser, where the host has already sent "Page Not Found".
 */
export default function KnownPages(): ReactNode {
  const {pathname} = useLocation();
  const isNotFound = pathname === useBaseUrl('/404.html');
  return (
    isNotFound && (
      <Head>
        <script>{goToKnownPage(permalinksOf(routes))}</script>
      </Head>
    )
  );
}

const goToKnownPage = (permalinks: readonly string[]): string => `(() => {
  const path = location.pathname.replace(/(\\/index)?\\.html$/, '').replace(/(.)\\/+$/, '$1');
  const known = ${scriptLiteral(permalinks)}.find(
    (permalink) => permalink.toLowerCase() === path.toLowerCase(),
  );
  if (known && known !== location.pathname) {
    location.replace(known + location.search + location.hash);
  }
})();`;
