import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {twinAddress} from '@site/lib/addresses';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {assistants} from './assistants';
import {copyFile} from './copy-file';
import styles from './styles.module.css';

/** How long the button says that the page was copied, in milliseconds. */
const SHOWN = 2000;

/** The page as Markdown: to copy, to view, to open in an assistant. */
export default function CopyPage(): ReactNode {
  const {permalink} = useDoc().metadata;
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const twin = encodeURI(twinAddress(permalink, baseUrl));
  return (
    <div className={styles.copyPage}>
      <CopyButton key={twin} twin={twin} />
      <Menu twin={twin} />
    </div>
  );
}

interface Props {
  /** The address of the page as Markdown. */
  readonly twin: string;
}

/** Copies the page and says whether that worked. It is disabled until the script that handles it runs. */
function CopyButton({twin}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<'ready' | 'copied' | 'failed'>('ready');
  useEffect(() => {
    const timer = state === 'copied' ? setTimeout(() => setState('ready'), SHOWN) : undefined;
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => setState((await copyFile(twin)) ? 'copied' : 'failed');
  const link = (
    <Link to={`pathname://${twin}`}>
      {translate({id: 'site.CopyPage.failedLink', message: 'Open the Markdown'})}
    </Link>
  );
  const said = {
    ready: undefined,
    copied: translate({id: 'site.CopyPage.copied', message: 'Copied as Markdown'}),
    failed: (
      <Translate id="site.CopyPage.failed" values={{link}}>
        {'Your browser did not copy the page. {link} and copy it there.'}
      </Translate>
    ),
  }[state];
  return (
    <>
      <button
        type="button"
        className={styles.button}
        disabled={!isBrowser}
        onClick={() => void copy()}>
        {translate({id: 'site.CopyPage.copy', message: 'Copy page'})}
      </button>
      <p role="status" className={clsx(styles.message, styles[state])}>
        {/* An element, which is removed as a whole even if a translator has replaced the text in it. */}
        {said && <span key={state}>{said}</span>}
      </p>
    </>
  );
}

/**
 * More ways to use the page elsewhere: a disclosure with a list of links, which opens without a script. It
 * also has the link to the index for agents, where both agents and readers can find it. The HTML has no
 * links to assistants: programs that read it as text would reach the page's own content later.
 */
function Menu({twin}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => closeWhenLeft(details.current), []);
  const index = useBaseUrl('/llms.txt');
  const {siteConfig} = useDocusaurusContext();
  const question = translate(
    {id: 'site.CopyPage.question', message: 'Read {address} and help me with it.'},
    {address: siteConfig.url + twin},
  );
  const openIn = (assistant: string) =>
    translate({id: 'site.CopyPage.ask', message: 'Open in {assistant}'}, {assistant});
  const view = translate({id: 'site.CopyPage.view', message: 'View as Markdown'});
  const all = translate({id: 'site.CopyPage.index', message: 'All pages for agents (llms.txt)'});
  const links = [
    [view, `pathname://${twin}`],
    ...Object.entries(useIsBrowser() ? assistants : {}).map(([name, address]) => [
      openIn(name),
      address + encodeURIComponent(question),
    ]),
    [all, `pathname://${index}`],
  ] as const;
  const label = translate({id: 'site.CopyPage.more', message: 'More ways to use this page'});
  return (
    <details ref={details}>
      <summary className={styles.toggle} aria-label={label} />
      <ul className={styles.list}>
        {links.map(([name, to]) => (
          <li key={to}>
            <Link className="dropdown__link" to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * Closes a disclosure on a press outside, when the focus leaves it, and on Escape, which returns the focus.
 *
 * @returns a function that stops it
 */
function closeWhenLeft(details: HTMLDetailsElement | null): () => void {
  const ending = new AbortController();
  const close = (event: Event) => {
    const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
    if (isEscape && details?.open) {
      details.querySelector('summary')?.focus();
    }
    if (details && (isEscape || !details.contains(event.target as Node))) {
      details.open = false;
    }
  };
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    document.addEventListener(type, close, ending);
  }
  return () => ending.abort();
}
