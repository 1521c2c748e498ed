import {withPages} from './with-pages';

/** A page with a broken link, and with mistakes that Docusaurus lets through. */
export default withPages('raw-links');
