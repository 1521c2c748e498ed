import {Globby} from '@docusaurus/utils';
import {IDENTITY} from '../lib/site-address';
import {fileFaults} from '../plugins/content/content-files';
import {CONTENT, SIDEBARS} from '../plugins/content/content-files/links';
import {lostDocs} from '../plugins/content/content-files/sidebars';
import type {Check} from './source-files';

/** Files of content have names, dates and definitions that a build can read, pictures can be shown, and docs have a sidebar. */
export const contentFiles: Check = async () =>
  [await fileFaults([...Globby.sync(CONTENT), IDENTITY]), await lostDocs(SIDEBARS)].flat();
