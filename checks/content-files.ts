import {Globby} from '@docusaurus/utils';
import {IDENTITY} from '../lib/site-address';
import {fileFaults} from '../plugins/content/content-files';
import {CONTENT} from '../plugins/content/content-files/links';
import type {Check} from './source-files';

/** Files of content have names, dates and definitions that a build can read, and pictures, which are no text, can be shown. */
export const contentFiles: Check = () => fileFaults([...Globby.sync(CONTENT), IDENTITY]);
