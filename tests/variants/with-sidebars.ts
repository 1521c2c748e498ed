import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {classicPreset} from '../../site/classic-preset';

/**
 * The site with other sidebars.
 *
 * @param file in `tests/fixtures`
 */
export const withSidebars = (file: string): Config => ({
  ...config,
  presets: [
    ...(config.presets ?? []).slice(0, -1),
    [
      'classic',
      {
        ...classicPreset,
        docs: {...(classicPreset.docs as object), sidebarPath: `./tests/fixtures/${file}`},
      } satisfies Options,
    ],
  ],
});
