import type {ThemeConfig} from '@docusaurus/preset-classic';
import {facts} from '../product';
import {footer} from './footer';
import {navbar} from './navbar';
import {prism} from './prism';

export const themeConfig: ThemeConfig = {
  colorMode: {
    defaultMode: 'light',
    disableSwitch: false,
    respectPrefersColorScheme: false,
  },
  docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  blog: {sidebar: {groupByYear: true}},
  metadata: [{name: 'application-name', content: facts.sdk.name}],
  navbar,
  footer,
  prism,
};
