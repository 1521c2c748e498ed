import {buildSite, type Build} from '../build-site';
import type {Step} from '../pieces/piece';
import {prepareSite} from './prepare-site';
import {siteNames, type SiteName} from './site';
import type {Size} from './size';

/** Sites that are compared, and how each is made. */
export interface Sites<Name extends string = SiteName> {
  /** In the order in which they are measured. */
  names: readonly Name[];
  /** What has to be there before the first of them is made. */
  steps: readonly Step[];
  /** Makes the sources of a site of a size afresh, and returns their folder. */
  prepare: (site: Name, size: Size) => Promise<string>;
  build: (site: Name, folder: string) => Promise<Build>;
  /** The page that is edited between a cold build and a warm one. */
  edited: (site: Name) => string;
}

/** This site, and a stock Docusaurus site with the same pages. */
export const stockAndOurs: Sites = {
  names: siteNames,
  steps: [],
  prepare: prepareSite,
  build: buildSite,
  edited: () => 'docs/Android/install.mdx',
};
