import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {twinAddress} from '@site/lib/addresses';
import {useReportLink} from '@site/src/components/use-report-link';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * The page as Markdown: a button that copies it (src/early/copy.ts), and a menu with what else a reader does with a page.
 * What leads programs to all pages is hidden from readers (specification 14.9).
 */
export default function CopyPage(): ReactNode {
  const {permalink, title} = useDoc().metadata;
  const {baseUrl, url} = useDocusaurusContext().siteConfig;
  const report = useReportLink({title, permalink});
  const twin = encodeURI(twinAddress(permalink, baseUrl));
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeWhenLeft(menu.current) : undefined), [twin]);
  const messages = {
    'aria-live': 'polite',
    'data-copied': translate({id: 'site.CopyPage.copied', message: 'Copied'}),
    'data-not-copied': translate({id: 'site.CopyPage.notCopied', message: 'Not copied'}),
  } as const;
  const question = translate(
    {id: 'site.CopyPage.question', message: 'Read {address} and help me with it.'},
    {address: url + twin},
  );
  const index = translate(
    {id: 'site.CopyPage.index', message: 'All pages for agents: {address}'},
    {address: `${baseUrl}llms.txt`},
  );
  const more = translate({id: 'site.CopyPage.more', message: 'More ways to use this page'});
  return (
    // Another page has buttons of its own.
    <div key={twin} className={styles.copyPage}>
      <span hidden>{index}</span>
      <button
        type="button"
        className={clsx('control', styles.button)}
        data-copy-file={twin}
        {...messages}>
        {/* A press before the application starts has changed it. */}
        <span suppressHydrationWarning>
          {translate({id: 'site.CopyPage.copy', message: 'Copy page'})}
        </span>
      </button>
      {/* It opens without a script. Infima hides such a list until it has this class; here, the browser does. */}
      <details ref={menu} className="dropdown--show">
        <summary
          className={clsx('control', styles.toggle)}
          aria-label={more}
          title={more}
          tabIndex={0}
        />
        <ul className={clsx('dropdown__menu', styles.list)}>
          <li>
            <Link className="dropdown__link" to={`pathname://${twin}`}>
              {translate({id: 'site.CopyPage.view', message: 'View as Markdown'})}
            </Link>
          </li>
          <li>
            <button
              type="button"
              className={clsx('clean-btn dropdown__link', styles.entry)}
              data-copy={question}
              {...messages}>
              <span suppressHydrationWarning>
                {translate({id: 'site.CopyPage.assistant', message: 'Copy for an assistant'})}
              </span>
            </button>
          </li>
          <li>
            <Link className="dropdown__link" {...report} />
          </li>
        </ul>
      </details>
    </div>
  );
}

/**
 * Has a disclosure close on Escape, which returns the focus, and when the reader presses or moves the focus elsewhere; it may
 * have been open before, or without the focus in it.
 */
function closeWhenLeft(details: HTMLDetailsElement): () => void {
  const listeners = new AbortController();
  const {signal} = listeners;
  const leave = ({target}: Event) => {
    if (target instanceof Node && !details.contains(target)) {
      details.open = false;
    }
  };
  const escape = ({key}: KeyboardEvent) => {
    if (key === 'Escape' && details.open) {
      if (details.contains(document.activeElement)) {
        details.querySelector('summary')?.focus();
      }
      details.open = false;
    }
  };
  addEventListener('pointerdown', leave, {signal});
  addEventListener('focusin', leave, {signal});
  addEventListener('keydown', escape, {signal});
  return () => listeners.abort();
}
