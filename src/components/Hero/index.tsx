import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {platforms} from '@site/product/platforms';
import ByPlatform from '@site/src/components/ByPlatform';
import {useVersionDocs} from '@site/src/components/PlatformCards/use-version-docs';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The landing page's first screen: what the SDK is for and where to start. If it ends with a component, such as a
 * picture, that stands beside the rest.
 */
export default function Hero({children}: {readonly children: ReactNode}): ReactNode {
  const parts = Children.toArray(children);
  const last = parts.at(-1);
  const figure = isValidElement(last) && typeof last.type !== 'string' ? parts.pop() : undefined;
  return (
    <div className={styles.hero}>
      <div className={styles.lead}>
        {parts}
        {/* The cards below say the same, in the page's Markdown too. */}
        <div className={styles.actions} data-mdast="ignore">
          <FirstLink />
          <Link className="button button--outline button--primary button--lg" to="#quick-start">
            {translate({id: 'site.Hero.quickStart', message: 'See the code'})}
          </Link>
        </div>
      </div>
      {figure}
    </div>
  );
}

/** To the reader's platform, if it is known. */
function FirstLink(): ReactNode {
  const docs = useVersionDocs();
  const installOn = (platform: string) =>
    translate({id: 'site.FirstLink.install', message: 'Install on {platform}'}, {platform});
  const link = (label: string, to = '#choose-your-platform') => (
    <Link className="button button--primary button--lg" to={to}>
      {label}
    </Link>
  );
  return (
    <ByPlatform
      unknown={link(translate({id: 'site.FirstLink.choose', message: 'Choose your platform'}))}
      known={(id) =>
        link(installOn(platforms[id].name), docs.get(`${platforms[id].path}/install`)?.path)
      }
    />
  );
}
