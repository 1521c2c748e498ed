import {withNavbarItem} from './broken';

/** Unknown navbar item type. */
export default withNavbarItem({type: 'carousel', label: 'Carousel'});
