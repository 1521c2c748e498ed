import {sayIn, type Texts} from '../../../lib/translatable-texts';
import type {Site} from './page';

/** What twins need to know about the site, as data that a thread can be given. */
export interface SiteData extends Pick<Site, 'url' | 'baseUrl'> {
  /** Addresses of the pages that are also published as Markdown. */
  pages: ReadonlySet<string>;
  /** The texts of Docusaurus' theme in the language of the build, by their ids. */
  codeTranslations: Readonly<Record<string, string>>;
  /** Ours, in the same language. */
  texts: Texts;
}

export const siteOf = ({url, baseUrl, pages, codeTranslations, texts}: SiteData): Site => ({
  url,
  baseUrl,
  hasTwin: (address) => pages.has(address),
  admonition: (kind) => codeTranslations[`theme.admonition.${kind}`] ?? kind,
  say: sayIn(texts),
});
