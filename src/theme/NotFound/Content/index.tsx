/**
 * What: the text and title of the not-found page, which asks search engines not to index it.
 * Why: upstream tells the reader to contact the owner of the other site, and leads nowhere; this one
 *   offers the start page, each platform's first page and an email to support, in the version of the docs
 *   that the address is in. If docs are served from the root, as here, upstream renders this part without a
 *   title.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content/index.tsx (ejected).
 * Can go: when upstream's view accepts links.
 */
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MailLink from '@site/src/components/MailLink';
import ErrorView from '@site/src/components/ErrorView';
import {identity} from '@site/product/identity';
import {platformIds} from '@site/product/find-platform';
import {platforms} from '@site/product/platforms';
import {installPage} from '@site/src/components/ByPlatform/install-page';
import type {Props} from '@theme/NotFound/Content';
import type {ReactNode} from 'react';

export default function NotFoundContent({className}: Props): ReactNode {
  const activeVersion = useActiveVersion(undefined);
  const isBrowser = useIsBrowser();
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Page Not Found',
    description: 'The title of the 404 page',
  });
  return (
    <main className={className}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <ErrorView heading={title}>
        <p>
          <Translate id="theme.NotFound.p1" description="The first paragraph of the 404 page">
            We could not find what you were looking for.
          </Translate>
        </p>
        {/* Hosts send the same page for all versions, and hydration keeps its links: draw them anew. */}
        <nav
          key={String(isBrowser)}
          aria-label={translate({
            id: 'site.NotFound.waysOn',
            message: 'Ways on',
            description: 'The ARIA label for the links of the 404 page',
          })}>
          <ul>
            <li>
              <Link to={activeVersion?.path ?? '/'}>
                <Translate
                  id="site.NotFound.start"
                  description="Link of the 404 page to the start page">
                  Start of the documentation
                </Translate>
              </Link>
            </li>
            {platformIds.map((id) => (
              <li key={id}>
                <Link to={installPage(activeVersion, id)}>
                  <Translate
                    id="site.NotFound.install"
                    description="Link of the 404 page to a platform's first page"
                    values={{platform: platforms[id].name}}>
                    {'Install on {platform}'}
                  </Translate>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p>
          <Translate
            id="site.NotFound.report"
            description="The 2nd paragraph of the 404 page, with a mail link"
            values={{
              support: (
                <MailLink href={`mailto:${identity.support.email}`}>
                  {identity.support.email}
                </MailLink>
              ),
            }}>
            {'If a link brought you here, tell us which one: {support}.'}
          </Translate>
        </p>
      </ErrorView>
    </main>
  );
}
