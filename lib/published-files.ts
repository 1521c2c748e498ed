import {Globby} from '@docusaurus/utils';

/** The files in a folder and in those inside it, relative to it and with slashes; none if it is missing. */
export const filesIn = (folder: string): string[] => Globby.sync('**', {cwd: folder, dot: true});

/** The address at which a host serves a page: `/a.html` → `/a`, `/index.html` → `/`. */
export const pageAddress = (file: string): string =>
  file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
