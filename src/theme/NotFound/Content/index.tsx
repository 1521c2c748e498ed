/**
 * What: a not-found page that offers the start page and each platform's first page, in the version of the docs that the
 *   address is in, and isn't indexed.
 * Why: upstream tells the reader to contact the owner of the other site, and leads nowhere. If docs are served from the
 *   root, as here, it renders this part without a title.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/NotFound/Content/index.tsx (ejected).
 * Can go: when upstream's view accepts links.
 */
import Link from '@docusaurus/Link';
import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {installLabel, installPage} from '@site/src/platform/docs';
import ErrorView from '@site/src/components/ErrorView';
import {platformIds} from '@site/product/find-platform';
import type {ReactNode} from 'react';
import {useMeantPage} from './useMeantPage';

export default function NotFoundContent(): ReactNode {
  useMeantPage();
  const activeVersion = useActiveVersion(undefined);
  const title = translate({id: 'theme.NotFound.title', message: 'Page Not Found'});
  const start = translate({id: 'site.NotFound.start', message: 'Start of the documentation'});
  const waysOn = [
    [activeVersion?.path ?? '/', start],
    ...platformIds.map((id) => [installPage(activeVersion, id), installLabel(id)]),
  ] as const;
  return (
    <ErrorView heading={title}>
      <PageMetadata title={title}>
        <meta name="robots" content="noindex" />
      </PageMetadata>
      <p>
        <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
      </p>
      <nav aria-label={translate({id: 'site.NotFound.waysOn', message: 'Ways on'})}>
        <ul>
          {waysOn.map(([to, label]) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </ErrorView>
  );
}
