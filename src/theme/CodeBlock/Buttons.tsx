import Translate, {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconCopy from '@theme/Icon/Copy';
import IconWordWrap from '@theme/Icon/WordWrap';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';
import {useCopying, type Outcome} from './use-copying';

export interface Props {
  /** The element whose text is the code. */
  readonly readCode: () => Element | null | undefined;
  /** How long lines are shown, and what changes it; undefined where no line is long. */
  readonly wrapping?: {isWrapped: boolean; setIsWrapped: (isWrapped: boolean) => void};
}

/** The buttons of a code block. They work through the application, and are not there without it. */
export default function Buttons({readCode, wrapping}: Props): ReactNode {
  return (
    <div className={styles.buttons}>
      {useIsBrowser() && (
        <>
          {wrapping && <WrapButton {...wrapping} />}
          <CopyButton readCode={readCode} />
        </>
      )}
    </div>
  );
}

function WrapButton({isWrapped, setIsWrapped}: NonNullable<Props['wrapping']>): ReactNode {
  const label = translate({
    id: 'site.CodeBlock.wrap',
    message: 'Wrap long lines',
    description: 'The button of a code block that breaks long lines; pressed while it does',
  });
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.button)}
      aria-label={label}
      title={label}
      aria-pressed={isWrapped}
      onClick={() => setIsWrapped(!isWrapped)}>
      <IconWordWrap aria-hidden className={styles.icon} />
    </button>
  );
}

function CopyButton({readCode}: Pick<Props, 'readCode'>): ReactNode {
  const {outcome, copy} = useCopying(readCode);
  const label = translate({
    id: 'theme.CodeBlock.copyButtonAriaLabel',
    message: 'Copy code to clipboard',
    description: 'The ARIA label for copy code blocks button',
  });
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.button)}
        aria-label={label}
        title={label}
        onClick={() => void copy()}>
        <IconCopy aria-hidden className={styles.icon} />
      </button>
      <span role="status" className={styles.status}>
        {outcome && <Message outcome={outcome} />}
      </span>
    </>
  );
}

function Message({outcome}: {readonly outcome: Outcome}): ReactNode {
  return outcome === 'copied' ? (
    <Translate id="theme.CodeBlock.copied" description="The copied button label on code blocks">
      Copied
    </Translate>
  ) : (
    <Translate
      id="site.CodeBlock.refused"
      description="What a code block says when the browser does not let the page copy">
      The browser refused to copy. The code is selected: copy it with the keyboard or the menu.
    </Translate>
  );
}
