import {withPages} from './with-pages';

/** A page with a picture that doesn't exist. */
export default withPages('missing-picture');
