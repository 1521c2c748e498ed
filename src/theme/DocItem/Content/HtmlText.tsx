import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useFirstFrame} from './use-first-frame';
import {useLinksInside} from './use-links-inside';

/** The element that upstream draws a doc's text in, with the text as HTML. */
export default function HtmlText({html}: {readonly html: string}): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const isFirstFrame = useFirstFrame();
  useLinksInside(text);
  return (
    <div
      ref={text}
      className={clsx(
        ThemeClassNames.docs.docMarkdown,
        'markdown',
        isFirstFrame && styles.firstFrame,
      )}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
