import {docsFor, OWN_DOCS} from './add-docs';

/** How large a site is. */
export interface Size {
  /** Docs of one version in one language. */
  docs: number;
  versions: number;
  languages: number;
}

/** The site as it is. */
export const OWN_SIZE: Size = {docs: OWN_DOCS, versions: 1, languages: 1};

export const allDocs = ({docs, versions, languages}: Size): number => docs * versions * languages;

/** `31 docs`, or `13 docs in 8 versions and 3 languages` */
export const sizeInWords = ({docs, versions, languages}: Size): string =>
  `${docs} docs${versions * languages > 1 ? ` in ${versions} versions and ${languages} languages` : ''}`;

/**
 * Reads `30`, or `13x8x3` for 13 docs in 8 versions and 3 languages.
 *
 * @param option which is read, for the message
 * @throws Error for anything else
 */
export function readSize(option: string, text: string): Size {
  const [, docs, versions = 1, languages = 1] =
    /^([1-9]\d*)(?:x([1-9]\d*)x([1-3]))?$/.exec(text) ?? [];
  if (docs === undefined) {
    throw new Error(
      `--${option}=${text} is no size — give docs, such as 30, or docs, versions and up to 3 languages, such as 13x8x3`,
    );
  }
  return {
    docs: docsFor(Number(docs)),
    versions: Number(versions),
    languages: Number(languages),
  };
}
