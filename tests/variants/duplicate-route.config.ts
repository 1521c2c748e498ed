import {withPages} from './with-pages';

/** A page at the address of a doc. */
export default withPages('duplicate-route');
