import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';

/**
 * The addresses of the pages that are each made from one Markdown file: docs, posts and stand-alone pages,
 * but not lists.
 *
 * @param routes a tree of routes
 * @returns addresses from the host's root, in alphabetical order
 */
export const markdownPages = (routes: readonly RouteConfig[]): string[] =>
  routes
    .flatMap(({path, metadata, routes: children}) => [
      ...(/\.mdx?$/.test(metadata?.sourceFilePath ?? '') ? [path] : []),
      ...(children ? markdownPages(children) : []),
    ])
    .sort();

/**
 * The same without those that search engines may not list, such as unlisted ones.
 *
 * @param builds what the build has found out about each route, by address
 */
export const publicPages = (
  routes: readonly RouteConfig[],
  builds: Readonly<Record<string, RouteBuildMetadata | undefined>>,
): string[] => markdownPages(routes).filter((address) => !builds[address]?.noIndex);
