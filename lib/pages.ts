/** The pages of the site: what each file is written as, which there are, and which of them are listed. */
import type {RouteBuildMetadata, RouteConfig} from '@docusaurus/types';
import {flattenRoutes} from '@docusaurus/utils';

/** Whether readers get a text as a doc, as a post or as a stand-alone page. */
export type ContentKind = 'docs' | 'blog' | 'pages';

/** Where each kind is written; Docusaurus 3.10.2 adds `-id` or `id_` to the names for a further instance of a plugin. */
const FOLDERS: Readonly<Record<ContentKind, RegExp>> = {
  docs: /^(?:docs|(?:[^/]+_)?versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs(?:-[^/]+)?)\//,
  blog: /^(?:blog|i18n\/[^/]+\/docusaurus-plugin-content-blog(?:-[^/]+)?)\//,
  pages: /^(?:src\/pages|i18n\/[^/]+\/docusaurus-plugin-content-pages(?:-[^/]+)?)\//,
};

/**
 * What a file's folder makes of it, in any language and version; undefined outside these folders.
 * `i18n/fr/docusaurus-plugin-content-docs/current/a.mdx` → `docs`
 *
 * @param filePath from the site's folder, with `/` on every system
 */
export const contentKind = (filePath: string): ContentKind | undefined =>
  (['docs', 'blog', 'pages'] as const).find((kind) => FOLDERS[kind].test(filePath));

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
