import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {platforms} from '@site/product/platforms';
import ByPlatform from '@site/src/components/ByPlatform';
import {useVersionDocs} from '@site/src/components/PlatformCards/use-version-docs';
import DeliveryReplay from '@site/src/figures/DeliveryReplay';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** The landing page's first screen: what the SDK is for, where to start, and the picture of a delivery. */
export default function Hero({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.hero}>
      <div className={styles.lead}>
        {children}
        {/* The cards below say the same, in the page's Markdown too. */}
        <div className={styles.actions} data-mdast="ignore">
          <FirstLink />
          <Link className="button button--outline button--primary button--lg" to="#quick-start">
            <Translate id="site.Hero.quickStart" description="Second button of the landing page">
              See the code
            </Translate>
          </Link>
        </div>
      </div>
      <DeliveryReplay />
    </div>
  );
}

/** To the reader's platform, if it is known. */
function FirstLink(): ReactNode {
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
