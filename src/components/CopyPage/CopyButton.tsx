import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

type State = 'ready' | 'copied' | 'failed';

/** How long the button says that the page was copied, in milliseconds. */
const SHOWN = 2000;

/** Copies the page as Markdown and says whether that worked. */
export default function CopyButton({twin}: {readonly twin: string}): ReactNode {
  // Disabled until the script that handles it runs.
  const isBrowser = useIsBrowser();
  const [state, setState] = useState<State>('ready');

  useEffect(() => {
    if (state !== 'copied') {
      return undefined;
    }
    const timer = setTimeout(() => setState('ready'), SHOWN);
    return () => clearTimeout(timer);
  }, [state]);

  const copy = () => {
    copyMarkdown(twin).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  };

  return (
    <>
      <button type="button" className={styles.button} disabled={!isBrowser} onClick={copy}>
        <Translate id="site.CopyPage.copy" description="Button that copies the page as Markdown">
          Copy page
        </Translate>
      </button>
      <p role="status" className={clsx(styles.message, styles[state])}>
        {/* Elements, which are removed as a whole even if a translator has replaced the text in them. */}
        {state === 'copied' && (
          <span>
            <Translate id="site.CopyPage.copied" description="Said after the page has been copied">
              Copied as Markdown
            </Translate>
          </span>
        )}
        {state === 'failed' && (
          <span>
            <Translate
              id="site.CopyPage.failed"
              description="Said after the page could not be copied"
              values={{link: <ViewLink twin={twin} />}}>
              {'Your browser did not copy the page. {link} and copy it there.'}
            </Translate>
          </span>
        )}
      </p>
    </>
  );
}

function ViewLink({twin}: {readonly twin: string}): ReactNode {
  return (
    <Link to={`pathname://${twin}`}>
      <Translate
        id="site.CopyPage.failedLink"
        description="Link in the message that the page could not be copied">
        Open the Markdown
      </Translate>
    </Link>
  );
}

async function copyMarkdown(address: string): Promise<void> {
  const text = fetchText(address);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  // Safari only lets a page write immediately after a press: it accepts a promise, but not a later call.
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  // A clipboard that refuses at once doesn't wait for the file, whose failure nobody would then handle.
  blob.catch(() => undefined);
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered with status ${response.status}`);
  }
  return response.text();
}
