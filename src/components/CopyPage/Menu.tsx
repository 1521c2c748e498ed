import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {assistants} from '@site/site/assistants';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import useDismiss from './useDismiss';

/**
 * More ways to use the page elsewhere: a disclosure with a list of links, which opens without a script. It
 * also has the link to the index for agents, where both agents and readers can find it. The HTML has no
 * links to assistants: programs that read it as text would reach the page's own content later.
 */
export default function Menu({twin}: {readonly twin: string}): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useDismiss(details);
  const index = useBaseUrl('/llms.txt');
  const {siteConfig} = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  const question = translate(
    {
      id: 'site.CopyPage.question',
      message: 'Read {address} and help me with it.',
      description: 'First question to an assistant, with the address of the page as Markdown',
    },
    {address: siteConfig.url + twin},
  );
  return (
    <details ref={details} className={styles.more}>
      <summary
        className={styles.toggle}
        aria-label={translate({
          id: 'site.CopyPage.more',
          message: 'More ways to use this page',
          description: 'Label of the button that opens the list beside "Copy page"',
        })}
      />
      <ul className={styles.list}>
        <li>
          <Link className={styles.link} to={`pathname://${twin}`}>
            <Translate id="site.CopyPage.view" description="Link to the page as Markdown">
              View as Markdown
            </Translate>
          </Link>
        </li>
        {isBrowser &&
          assistants.map(({name, ask}) => (
            <li key={name}>
              <Link className={styles.link} href={ask + encodeURIComponent(question)}>
                <Translate
                  id="site.CopyPage.ask"
                  description="Link that opens the page in an assistant on the web"
                  values={{assistant: name}}>
                  {'Open in {assistant}'}
                </Translate>
              </Link>
            </li>
          ))}
        <li>
          <Link className={styles.link} to={`pathname://${index}`}>
            <Translate id="site.CopyPage.index" description="Link to the index for agents">
              All pages for agents (llms.txt)
            </Translate>
          </Link>
        </li>
      </ul>
    </details>
  );
}
