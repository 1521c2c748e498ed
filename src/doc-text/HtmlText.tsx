import {useHistory} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {decoded} from '@site/lib/addresses';
import {findPage} from '@site/src/doc-text/find-page';
import {follow} from '@site/src/elements/follow';
import {hasModifier} from '@site/src/elements/has-modifier';
import clsx from 'clsx';
import {useEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode} from 'react';

/**
 * The element in which upstream draws a doc's text, with the text as HTML. The links in it behave like Docusaurus':
 * they lead to pages without a reload, and load these when they come into view or a pointer comes near.
 */
export default function HtmlText({html}: {readonly html: string}): ReactNode {
  const text = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void window.docusaurus.prefetch(pageOf(target as HTMLAnchorElement));
        }
      }
    });
    [...(text.current?.querySelectorAll('a') ?? [])]
      .filter(isPage)
      .forEach((link) => observer.observe(link));
    return () => observer.disconnect();
  }, [html]);
  const preload = (event: PointerEvent) => {
    const link = linkAt(event);
    if (link) {
      void window.docusaurus.preload(pageOf(link));
    }
  };
  const press = (event: MouseEvent) => {
    const link = linkAt(event);
    if (link && !event.defaultPrevented && event.button === 0 && !hasModifier(event)) {
      event.preventDefault();
      follow(history, link.pathname + link.search + link.hash);
    }
  };
  return (
    // What is pressed is a link.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={text}
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
      onClick={press}
      onPointerOver={preload}
    />
  );
}

const linkAt = ({target}: {readonly target: EventTarget}): HTMLAnchorElement | undefined => {
  const link = target instanceof Element && target.closest('a');
  return link && isPage(link) ? link : undefined;
};

/** The permalink that a link names: an address is encoded, and a permalink isn't. */
const pageOf = (link: HTMLAnchorElement): string => decoded(link.pathname);

/** Whether a link leads to a page of the site, rather than to a file or to an anchor of the same page. */
const isPage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#') &&
  findPage(link.pathname) !== undefined;
