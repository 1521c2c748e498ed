import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

/**
 * The addresses of the pages that are each made from one Markdown file: docs, posts and stand-alone pages,
 * but not lists.
 *
 * @param routes a tree of routes
 * @returns addresses from the host's root, in alphabetical order
 */
export const markdownPages = (routes: RouteConfig[]): string[] =>
  flattenRoutes(routes)
    .filter(({metadata}) => /\.mdx?$/.test(metadata?.sourceFilePath ?? ''))
    .map(({path}) => path)
    .sort();

/**
 * The same without those that search engines may not list, such as unlisted ones.
 *
 * @param builds what the build has found out about each route, by address
 */
export const publicPages = (
  routes: RouteConfig[],
  builds: Readonly<Record<string, RouteBuildMetadata | undefined>>,
): string[] => markdownPages(routes).filter((address) => !builds[address]?.noIndex);
