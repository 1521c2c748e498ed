import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';

/**
 * The addresses of the pages that one Markdown file each makes: docs, posts and stand-alone pages,
 * without lists, and without those that no search engine may list (unlisted ones among them).
 *
 * @param routes a tree of routes
 * @param builds what the build has found out of each route, by address
 * @returns addresses from the host's root, in alphabetical order
 */
export function publicPages(
  routes: readonly RouteConfig[],
  builds: Readonly<Record<string, RouteBuildMetadata | undefined>>,
): string[] {
  return routes
    .flatMap(({path, metadata, routes: children}) => [
      ...(/\.mdx?$/.test(metadata?.sourceFilePath ?? '') && !builds[path]?.noIndex ? [path] : []),
      ...(children ? publicPages(children, builds) : []),
    ])
    .sort();
}
