import type {Config} from '@docusaurus/types';
import {withPlugin} from './with-plugin';

/**
 * The site with the pages of one more folder.
 *
 * @param folder of `tests/fixtures`
 * @param options of the plugin that reads them
 */
export const withPages = (folder: string, options: object = {}): Config =>
  withPlugin('@docusaurus/plugin-content-pages', {
    id: folder,
    path: `tests/fixtures/${folder}`,
    ...options,
  });
