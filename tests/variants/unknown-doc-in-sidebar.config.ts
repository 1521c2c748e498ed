import {withSidebars} from './with-sidebars';

/** A sidebar with a page that is not there. */
export default withSidebars('sidebars-with-unknown-doc.ts');
