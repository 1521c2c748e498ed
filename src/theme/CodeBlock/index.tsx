/**
 * What: a code block, with its title, a link to its source, and buttons to copy and to wrap it.
 * Why: upstream's highlights in the browser, with Prism, and puts `<div>` into `<code>`; this one
 *   takes HTML that plugins/highlighted-code has made at build. It tells a reader when the clipboard
 *   refuses, and only a block that scrolls is a stop for the keyboard.
 * Based on: @docusaurus/theme-classic 3.10.2, src/theme/CodeBlock/index.tsx (ejected, without the
 *   components below it).
 * Can go: when upstream highlights at build.
 */
import {ThemeClassNames} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import Buttons from './Buttons';
import SourceLink from './SourceLink';
import styles from './styles.module.css';
import {useIsScrollable} from './use-is-scrollable';

export interface Props {
  /** Code that is not highlighted, such as an error's text; instead of `html`. */
  readonly children?: ReactNode;
  /** Highlighted code; its text is exactly the code. Made at build, never from a reader's text. */
  readonly html?: string;
  /** Class that names the language, such as `language-kotlin`. */
  readonly className?: string;
  readonly title?: string;
  /** Address of the file that the code is quoted from, from the site's root, without a slash. */
  readonly source?: string;
  /** Whether long lines are broken before the reader asks. */
  readonly wrap?: boolean;
}

export default function CodeBlock(props: Props): ReactNode {
  const {children, html, className, title, source, wrap = false} = props;
  const scroller = useRef<HTMLPreElement>(null);
  const isScrollable = useIsScrollable(scroller);
  const [isWrapped, setIsWrapped] = useState(wrap);
  return (
    <figure
      className={clsx(ThemeClassNames.common.codeBlock, styles.block, title && styles.titled)}>
      {title && (
        <figcaption className={styles.title}>
          {source ? <SourceLink address={source} file={title} /> : title}
        </figcaption>
      )}
      <Buttons
        readCode={() => scroller.current?.querySelector('code')}
        wrapping={isScrollable || isWrapped ? {isWrapped, setIsWrapped} : undefined}
      />
      <pre
        ref={scroller}
        className={clsx(styles.scroller, isWrapped && styles.wrapped)}
        {...(isScrollable && focusable(title))}>
        {html === undefined ? (
          <code className={className}>{children}</code>
        ) : (
          <code className={className} dangerouslySetInnerHTML={{__html: html}} />
        )}
      </pre>
    </figure>
  );
}

/** What lets the keyboard scroll a block, and names it there. */
function focusable(title: string | undefined) {
  const label = translate({
    id: 'site.CodeBlock.label',
    message: 'Code',
    description: 'The name of a code block without a title, where the keyboard can scroll it',
  });
  return {tabIndex: 0, role: 'group', 'aria-label': title ?? label};
}
