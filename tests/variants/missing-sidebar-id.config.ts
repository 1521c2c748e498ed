import {withNavbarItem} from './broken';

/** A navbar item that leads to a sidebar that is not there. */
export default withNavbarItem({type: 'docSidebar', sidebarId: 'tutorial', label: 'Tutorial'});
