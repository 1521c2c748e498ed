import {withPages} from './with-pages';

/** A page with a picture that is not there. */
export default withPages('missing-picture');
