import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {pageAt, type Redirect} from '../../lib/addresses';
import {placeOfOffset, stopAt, type SourceFault} from '../../lib/faults';
import {readText} from '../../lib/files';

const REDIRECTS = path.resolve(__dirname, '../../site/redirects.ts');

const MEND =
  "write as `from` the path of one page that is gone, and as `to` the path of one that is there, or another site's address with https://";

/**
 * Stops at redirects that no host could follow, or that lead to no page, before @docusaurus/plugin-client-redirects 3.10.2
 * does, which names neither file nor line.
 *
 * @throws Error with a line for each of them
 */
export default function redirectGuard(moved: readonly Redirect[]): () => Plugin {
  const source = readText(REDIRECTS);
  stopAt(redirectFaults(moved, source));
  return () => ({
    name: 'redirects',
    postBuild({baseUrl, routesPaths}) {
      const pages = new Set(
        routesPaths.map((route) => pageAt(route, baseUrl).replace(baseUrl, '/')),
      );
      stopAt(redirectFaults(moved, source, pages));
    },
  });
}

/**
 * What is wrong with redirects: a pattern or a query to come from, nowhere to lead to, and a circle.
 *
 * @param source the text of the file that they are in
 * @param pages the addresses of all pages, from the site's root, once they are known
 */
export const redirectFaults = (
  moved: readonly Redirect[],
  source: string,
  pages?: ReadonlySet<string>,
): SourceFault[] =>
  moved.flatMap(({from, to}, index) => {
    const target = pageAt(to.replace(/[?#].*/, ''), '/');
    const former = pageAt(from, '/');
    const isFormer = (page: string) => (other: Redirect) => pageAt(other.from, '/') === page;
    const [problem] = [
      !/^(?!.*\/:)\/(?!\/)[^?#*]*$/.test(from) && `'${from}' is not the address of one page`,
      !/^(?:\/(?!\/)|https?:\/\/)/.test(to) && `'${to}' leads to no page`,
      moved.some(isFormer(target)) && `'${to}' has moved itself`,
      moved.findIndex(isFormer(former)) < index && `'${from}' has moved twice`,
      pages?.has(former) && `'${from}' is still a page`,
      pages && to.startsWith('/') && !pages.has(target) && `'${to}' leads to no page`,
    ].filter((each) => typeof each === 'string');
    const at = Math.max(0, source.lastIndexOf(`from: '${from}'`));
    return problem ? {...placeOfOffset(REDIRECTS, source, at), problem, mend: MEND} : [];
  });
