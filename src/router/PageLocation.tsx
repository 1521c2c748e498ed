import type {Location} from 'history';
import {useContext, useMemo, type ReactNode} from 'react';
import {__RouterContext as RouterContext} from 'react-router';

interface Props {
  /** Of the page that is shown, until the next one has loaded. */
  readonly location: Location;
  readonly render: () => ReactNode;
}

/**
 * The route around all pages (in place of react-router's: plugins/bundle/steady-pages). What it tells them
 * changes with the page's location. That of react-router 5.3.4 tells them anew, and so renders every
 * link, as soon as the address changes, although they keep their location.
 */
export default function PageLocation({location, render}: Props): ReactNode {
  const {history, staticContext} = useContext(RouterContext);
  const context = useMemo(() => {
    const match = {path: '/', url: '/', params: {}, isExact: location.pathname === '/'};
    return {history, staticContext, location, match};
  }, [history, staticContext, location]);
  return <RouterContext.Provider value={context}>{render()}</RouterContext.Provider>;
}
