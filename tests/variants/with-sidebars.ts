import type {Config} from '@docusaurus/types';
import {content, withPreset} from './with-preset';

/**
 * The site with other sidebars.
 *
 * @param file in `tests/fixtures`
 */
export const withSidebars = (file: string): Config =>
  withPreset({docs: {...content.docs, sidebarPath: `./tests/fixtures/${file}`}});
