import {withPages} from './with-pages';

/** A page with mistakes that Docusaurus lets through. */
export default withPages('raw-links');
