import type {Config} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/preset-classic';
import {withPages} from './with-pages';
import {withSidebars} from './with-sidebars';

const {themeConfig, ...config} = withPages('broken-navbar');
const {navbar} = themeConfig as ThemeConfig;

/** A build leaves out the types of items that aren't in its config. */
const types = [{type: 'doc', docId: 'iOS/using'}, {type: 'docsVersionDropdown'}];

/** Pages whose navbars have one mistake each, so that one build reports all of them. */
const brokenNavbar: Config = {
  ...config,
  presets: withSidebars('sidebars-with-empty-one.ts').presets,
  themeConfig: {...themeConfig, navbar: {...navbar, items: [...(navbar?.items ?? []), ...types]}},
};

export default brokenNavbar;
