import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {twinAddress} from '@site/lib/addresses';
import clsx from 'clsx';
import {useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Assistants on the web that take a first question at the end of an address; nothing is sent before a reader goes there. */
const assistants = {
  ChatGPT: 'https://chatgpt.com/?q=',
  Claude: 'https://claude.ai/new?q=',
};

interface Props {
  /** The address of the page as Markdown. */
  readonly twin: string;
}

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

/** Copies the page, and says so until the reader moves on. It is disabled until the script that handles it runs. */
function CopyButton({twin}: Props): ReactNode {
  const [isCopied, setIsCopied] = useState(false);
  const copy = () =>
    copyFile(twin).then(
      () => setIsCopied(true),
      // There, the reader can copy it by hand.
      () => window.location.assign(twin),
    );
  const label = isCopied
    ? translate({id: 'site.CopyPage.copied', message: 'Copied as Markdown'})
    : translate({id: 'site.CopyPage.copy', message: 'Copy page'});
  return (
    <button
      type="button"
      className={clsx('control', styles.button)}
      aria-live="polite"
      disabled={!useIsBrowser()}
      onClick={() => void copy()}>
      {/* An element, which is replaced as a whole even if a translator has replaced the text in it. */}
      <span key={label}>{label}</span>
    </button>
  );
}

const inBlob = (text: string): Blob => new Blob([text], {type: 'text/plain'});

async function copyFile(address: string): Promise<void> {
  const text = fetch(address).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(response.statusText)),
  );
  // Safari only lets a page write immediately after a press: it accepts a promise, but not a later call.
  await navigator.clipboard.write([new ClipboardItem({'text/plain': text.then(inBlob)})]);
}

/**
 * More ways to use the page elsewhere: a disclosure with a list of links, which opens without a script. It
 * also has the link to the index for agents, where both agents and readers can find it. The HTML has no
 * links to assistants: programs that read it as text would reach the page's own content later.
 */
function Menu({twin}: Props): ReactNode {
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
    // Infima hides such a list until it has this class; here, the browser does until it is open.
    <details className="dropdown--show" {...closesWhenLeft}>
      <summary className={clsx('control', styles.toggle)} aria-label={label} tabIndex={0} />
      {/* With an index, what is pressed has the focus in Safari too. */}
      <ul className={clsx('dropdown__menu', styles.list)} tabIndex={-1}>
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

/** Closes a disclosure when the focus leaves it, as with a press outside, and on Escape, which returns the focus. */
const closesWhenLeft = {
  onBlur: ({currentTarget, relatedTarget}: FocusEvent<HTMLDetailsElement>) => {
    currentTarget.open &&= currentTarget.contains(relatedTarget);
  },
  onKeyDown: ({currentTarget, key}: KeyboardEvent<HTMLDetailsElement>) => {
    if (key === 'Escape') {
      currentTarget.querySelector('summary')?.focus();
      currentTarget.open = false;
    }
  },
};
