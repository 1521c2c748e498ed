import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {scriptLiteral} from '@site/lib/script-literal';
import type {ReactNode} from 'react';

/**
 * On the page that a host sends for an unknown address: leads to the page that the address means, if the sitemap has
 * one (specification 16.6: it may differ in case or by a trailing slash). The application waits for the answer
 * (plugins/bundle/late-scripts.ts): upstream would match such an address, where the host has already sent "Page Not
 * Found".
 */
export default function KnownPages(): ReactNode {
  const isNotFound = useLocation().pathname === useBaseUrl('/404.html');
  const sitemap = useBaseUrl('/sitemap.xml');
  return (
    isNotFound && (
      <Head>
        <script>{goToKnownPage(sitemap)}</script>
      </Head>
    )
  );
}

const goToKnownPage = (sitemap: string): string => `var pageFound = (async () => {
  // Before src/early/address.js changes it.
  const asked = location.pathname;
  const plain = (path) => path.replace(/(\\/index)?\\.html$/, '').replace(/(.)\\/+$/, '$1').toLowerCase();
  const xml = await fetch(${scriptLiteral(sitemap)}).then((answer) => answer.text(), () => '');
  const paths = [...xml.matchAll(/<loc>\\w+:\\/\\/[^/<]+([^<]*)/g)].map((found) => found[1] || '/');
  const known = paths.find((path) => plain(path) === plain(asked));
  if (known && known !== asked) {
    history.replaceState(null, '', known + location.search + location.hash);
    location.reload();
    await new Promise(() => {});
  }
})();`;
