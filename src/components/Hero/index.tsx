import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useActiveVersion, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import ByPlatform from '@site/src/platform/ByPlatform';
import {installLabel, installPage} from '@site/src/platform/docs';
import {Children, isValidElement, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Words; if a component such as a picture follows them, it stands beside the rest. */
  readonly children: ReactNode;
  /** Where the page offers the platforms, for a reader whose platform isn't known. */
  readonly start: string;
  /** Where the page shows code. */
  readonly code: string;
}

/** The landing page's first screen: what the SDK is for and where to start, on the reader's platform if it is known. */
export default function Hero({children, start, code}: Props): ReactNode {
  const version = useActiveVersion(useDocsVersion().pluginId);
  const parts = Children.toArray(children);
  const last = parts.at(-1);
  const figure = isValidElement(last) && typeof last.type !== 'string' ? parts.pop() : undefined;
  const first = (label: string, to = start) => (
    <Link className="button button--primary button--lg" to={to}>
      {label}
    </Link>
  );
  return (
    <div className={styles.hero}>
      <div className={styles.lead}>
        {parts}
        {/* The cards below say the same, in the page's Markdown too. */}
        <div className={styles.actions} data-mdast="ignore" data-markdown-ignore="">
          <ByPlatform
            unknown={first(
              translate({id: 'site.FirstLink.choose', message: 'Choose your platform'}),
            )}
            known={(id) => first(installLabel(id), installPage(version, id))}
          />
          <Link className="button button--outline button--primary button--lg" to={code}>
            {translate({id: 'site.Hero.quickStart', message: 'See the code'})}
          </Link>
        </div>
      </div>
      {figure}
    </div>
  );
}
