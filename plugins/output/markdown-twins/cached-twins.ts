import {simpleHash} from '@docusaurus/utils';
import {select} from 'hast-util-select';
import {buildCache, fromCache} from '../../../lib/build-cache';
import {spanOf} from '../../finish/parse-html';
import type {Page} from '../../finish/page';
import type {Build} from '../../finish/reader';
import type {Site, Twin} from './page';
import {twinOf} from './twin-of';

/** What a twin is made of. */
const PARTS = ['title', 'meta[name="description"]', 'article'];

/**
 * Makes twins, or takes them from an earlier build.
 *
 * @param pages the addresses of all pages that have a twin: links lead to twins
 */
export function cachedTwins(build: Build, site: Site, pages: ReadonlySet<string>) {
  const cache = buildCache('twins', build);
  const links = simpleHash([...pages].join(), 16);
  return {
    twinOf(page: Page): Twin {
      const parts = PARTS.map((selector) => sourceOf(selector, page));
      const key = JSON.stringify([page.address, links, parts]);
      return fromCache(cache, key, () => twinOf(page, site));
    },
    end: () => cache.prune(),
  };
}

function sourceOf(selector: string, {html, tree}: Page): string {
  const element = select(selector, tree);
  return element ? html.slice(spanOf(element).start, spanOf(element).end) : '';
}
