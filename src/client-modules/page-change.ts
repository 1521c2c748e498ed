import type {ClientModule} from '@docusaurus/types';
import {send} from '@site/src/early/signals';

/** Says that another page or query is shown, once its text is in the document. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const {pathname, search} = location;
  if (pathname !== previousLocation?.pathname || search !== previousLocation.search) {
    send('pagechange');
  }
};

/** Says that the reader goes elsewhere, on this page or to another one, which may not be there yet. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => {
  send('navigationstart');
};
