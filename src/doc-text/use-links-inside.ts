import routes from '@generated/routes';
import {useHistory} from '@docusaurus/router';
import {decoded} from '@site/lib/addresses';
import {hasModifier} from '@site/src/elements/has-modifier';
import {useEffect, type RefObject} from 'react';
import type {RouteConfig} from 'react-router-config';

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
    const onLink = (type: string, act: (link: HTMLAnchorElement, event: Event) => void) => {
      const listen = (event: Event) => {
        const link = event.target instanceof Element && event.target.closest('a');
        if (link && isPage(link)) {
          act(link, event);
        }
      };
      text.addEventListener(type, listen, {signal: ending.signal, passive: type !== 'click'});
    };
    const preload = (link: HTMLAnchorElement) => void window.docusaurus.preload(pageOf(link));
    onLink('mouseover', preload);
    onLink('touchstart', preload);
    onLink('click', (link, event) => {
      if (isPlainClick(event as MouseEvent)) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    });
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

/** The permalinks of all pages, taken from a tree of routes whose leaves are pages. */
const permalinksOf = (tree: readonly RouteConfig[]): string[] =>
  tree.flatMap(({path, routes: children}) =>
    children ? permalinksOf(children) : typeof path === 'string' && path !== '*' ? [path] : [],
  );

/** The permalink that a link names: an address is encoded, and a permalink isn't. */
const pageOf = (link: HTMLAnchorElement): string => decoded(link.pathname);

const pages: ReadonlySet<string> = new Set(permalinksOf(routes));

/** Whether a link leads to a page of the site, rather than to a file, another site or an anchor. */
const isPage = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !link.getAttribute('href')?.startsWith('#') &&
  pages.has(pageOf(link));

const isPlainClick = (event: MouseEvent): boolean =>
  !event.defaultPrevented && event.button === 0 && !hasModifier(event);
