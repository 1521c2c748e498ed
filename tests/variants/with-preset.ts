import type {Options} from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import config from '../../docusaurus.config';
import {blog} from '../../site/blog';
import {classicPreset} from '../../site/classic-preset';

/** The options of the site's own docs, blog and pages. */
export const content = {
  docs: classicPreset.docs as object,
  blog,
  pages: classicPreset.pages as object,
};

/**
 * The site with other options of its preset.
 *
 * @param options those that differ
 */
export const withPreset = (options: Options): Config => ({
  ...config,
  presets: [[require.resolve('../../plugins/preset'), {...classicPreset, ...options}]],
});
