import {withNavbarItem} from './broken';

/** A version dropdown with a version that is not there. */
export default withNavbarItem({type: 'docsVersionDropdown', versions: ['1.0']});
