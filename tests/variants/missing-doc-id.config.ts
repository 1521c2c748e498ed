import {withNavbarItem} from './broken';

/** A navbar item that leads to a doc that is not there. */
export default withNavbarItem({type: 'doc', docId: 'Windows/install', label: 'Windows'});
