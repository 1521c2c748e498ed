import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';

/**
 * The addresses of the pages that one Markdown file each makes: docs, posts and stand-alone pages,
 * without lists.
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
 * The same without those that no search engine may list, unlisted ones among them.
 *
 * @param builds what the build has found out of each route, by address
 */
export const publicPages = (
  routes: readonly RouteConfig[],
  builds: Readonly<Record<string, RouteBuildMetadata | undefined>>,
): string[] => markdownPages(routes).filter((address) => !builds[address]?.noIndex);
