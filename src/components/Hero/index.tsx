import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import FirstLink from '@site/src/components/FirstLink';
import Journey from '@site/src/components/Journey';
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
      <Journey />
    </div>
  );
}
