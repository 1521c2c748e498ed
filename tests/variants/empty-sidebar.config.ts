import {withNavbarItem} from './broken';
import {withSidebars} from './with-sidebars';

const {presets} = withSidebars('sidebars-with-empty-one.ts');

/** A sidebar with nothing to link to, and a navbar item that leads to it. */
export default {
  ...withNavbarItem({type: 'docSidebar', sidebarId: 'empty', label: 'Empty'}),
  presets,
};
