import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import {useLinksInside} from './use-links-inside';

/** The element in which upstream draws a doc's text, with the text as HTML. */
export default function HtmlText({html}: {readonly html: string}): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  useLinksInside(text);
  return (
    <div
      ref={text}
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}
