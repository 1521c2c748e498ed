import {withPages} from './with-pages';

/** A page with what Docusaurus lets through. */
export default withPages('raw-links');
