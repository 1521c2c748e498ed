import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {platforms} from '@site/product/platforms';
import ByPlatform from '@site/src/components/ByPlatform';
import {useVersionDocs} from '@site/src/components/PlatformCards/use-version-docs';
import type {ReactNode} from 'react';

/** The landing page's first link: to the reader's platform, if it is known. */
export default function FirstLink(): ReactNode {
  const docs = useVersionDocs();
  return (
    <ByPlatform
      unknown={
        <Link className="button button--primary button--lg" to="#choose-your-platform">
          <Translate
            id="site.FirstLink.choose"
            description="First button of the landing page, for a reader whose platform is not known">
            Choose your platform
          </Translate>
        </Link>
      }
      known={(id) => (
        <Link
          className="button button--primary button--lg"
          to={docs.get(`${platforms[id].path}/install`)?.path ?? '#choose-your-platform'}>
          <Translate
            id="site.FirstLink.install"
            description="First button of the landing page, for a reader whose platform is known"
            values={{platform: platforms[id].name}}>
            {'Install on {platform}'}
          </Translate>
        </Link>
      )}
    />
  );
}
