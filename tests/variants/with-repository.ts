import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {blog} from '../../site/blog';
import {classicPreset} from '../../site/classic-preset';
import {editUrl} from '../../site/repository';

const repository = {url: 'https://git.test/docs', branch: 'main'};
const editable = {editUrl: editUrl(repository)};

/** The site of a provider who shows its sources. */
export const withRepository: Config = {
  ...config,
  customFields: {repository},
  presets: [
    ...(config.presets ?? []).slice(0, -1),
    [
      'classic',
      {
        ...classicPreset,
        docs: {...(classicPreset.docs as object), ...editable},
        pages: {...(classicPreset.pages as object), ...editable},
      } satisfies Options,
    ],
  ],
  plugins: [
    [require.resolve('../../plugins/output/feeds'), {...blog, ...editable}],
    ...(config.plugins ?? []).filter((plugin) => !Array.isArray(plugin) || plugin[1] !== blog),
  ],
};
