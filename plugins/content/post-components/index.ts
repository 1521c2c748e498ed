import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/** Lets `write-translations` find texts in components beside the posts: plugin-content-blog 3.10.2 only names Markdown. */
export default function postComponents({siteDir}: LoadContext): Plugin {
  return {
    name: 'post-components',
    getPathsToWatch: () => [path.join(siteDir, 'blog/**/*.tsx')],
  };
}
