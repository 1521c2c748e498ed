import type {RouteConfig} from 'react-router-config';

/** The permalinks of all pages, taken from a tree of routes whose leaves are pages. */
export function permalinksOf(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap(({path, routes: children}) =>
    children ? permalinksOf(children) : typeof path === 'string' && path !== '*' ? [path] : [],
  );
}
