import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {documentedIds} from './product/find-platform';
import {platformPages} from './product/platform-pages';
import {platforms} from './product/platforms';

const sidebars: SidebarsConfig = {
  docs: [
    // A reference, so that the sidebar's own link stays the first install page (specification 3.12);
    // any other page above the platforms would take it over.
    {type: 'ref', id: 'index', label: 'Overview'},
    ...documentedIds.map((id) => ({
      type: 'category' as const,
      label: platforms[id].name,
      items: platformPages.map((page) => `${platforms[id].path}/${page}`),
    })),
  ],
};

export default sidebars;
