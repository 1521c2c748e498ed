import {withPages} from './with-pages';

/** A page with links to a page, an anchor and a file that don't exist. */
export default withPages('broken-pages');
