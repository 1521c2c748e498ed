import type {Plugin} from '@docusaurus/types';
import {reloadWhenServed} from './reload-when-served';

/** Has the open pages follow when `npm start` starts Docusaurus again (scripts/start.mjs). */
export default function preview(): Plugin | null {
  if (process.env.NODE_ENV === 'production') {
    return null;
  }
  return {
    name: 'preview',
    injectHtmlTags: () => ({
      headTags: [{tagName: 'script', innerHTML: reloadWhenServed(`server-${Date.now()}`)}],
    }),
  };
}
