import createComponent from '@docusaurus/core/lib/client/exports/ComponentCreator';
import {memo, type ComponentType} from 'react';

/** What the router gives the component of a route. */
interface RouteProps {
  readonly location: object;
  readonly route: object;
}

/**
 * Makes the component of a route (in place of upstream's: plugins/steady-pages). It renders when the
 * page's location changes. The router asks every route of a page to render as soon as the address
 * changes, although the page keeps its location until the next page's files are there.
 */
export default function ComponentCreator(...names: Parameters<typeof createComponent>) {
  const page = createComponent(...names);
  const preload = () => page.preload();
  return Object.assign(memo(page as ComponentType<RouteProps>, hasSameLocation), {preload});
}

const hasSameLocation = (before: RouteProps, after: RouteProps): boolean =>
  before.location === after.location && before.route === after.route;
