import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {platformPages} from './product/platform-pages';
import {platforms} from './product/platforms';

const sidebars: SidebarsConfig = {
  docs: [
    // A reference, so that the sidebar's own link stays the first install page (specification 3.12);
    // any other page above the platforms would take it over.
    {type: 'ref', id: 'index', label: 'Overview'},
    ...Object.values(platforms).map(({name, path}) => ({
      type: 'category' as const,
      label: name,
      items: platformPages.map((page) => `${path}/${page}`),
    })),
  ],
};

export default sidebars;
