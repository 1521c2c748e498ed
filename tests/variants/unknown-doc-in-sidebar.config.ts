import {withSidebars} from './with-sidebars';

/** A sidebar with a page that doesn't exist. */
export default withSidebars('sidebars-with-unknown-doc.ts');
