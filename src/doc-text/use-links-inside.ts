import {useHistory} from '@docusaurus/router';
import {decoded} from '@site/lib/addresses';
import {hasModifier} from '@site/src/elements/has-modifier';
import {useEffect, type RefObject} from 'react';

/**
 * Makes the links inside an element that React doesn't draw behave like Docusaurus': they lead to pages
 * without a reload, and load these when they come into view or a pointer comes near.
 */
export function useLinksInside(element: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  useEffect(() => {
    const text = element.current;
    if (!text) {
      return undefined;
    }
    const ending = new AbortController();
    const linkAt = ({target}: Event) => {
      const link = target instanceof Element && target.closest('a');
      return link && isPage(link) ? link : undefined;
    };
    const preload = (event: Event) => {
      const link = linkAt(event);
      if (link) {
        void window.docusaurus.preload(pageOf(link));
      }
    };
    const follow = (event: MouseEvent) => {
      const link = linkAt(event);
      if (link && !event.defaultPrevented && event.button === 0 && !hasModifier(event)) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    text.addEventListener('pointerover', preload, ending);
    text.addEventListener('click', follow, ending);
    const observer = new IntersectionObserver((entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          observer.unobserve(target);
          void window.docusaurus.prefetch(pageOf(target as HTMLAnchorElement));
        }
      }
    });
    [...text.querySelectorAll('a')].filter(isPage).forEach((link) => observer.observe(link));
    return () => {
      ending.abort();
      observer.disconnect();
    };
  }, [element, history]);
}

/** The permalink that a link names: an address is encoded, and a permalink isn't. */
const pageOf = (link: HTMLAnchorElement): string => decoded(link.pathname);

/** Whether a link leads to a page of the site; as with Docusaurus' own, one to a file has a target. */
const isPage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#');
