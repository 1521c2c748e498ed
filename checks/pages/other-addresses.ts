import {textOf, type SourceFile} from '../source-files';

/** What Docusaurus calls the lists after the first, and the pages that it makes for categories. */
const GENERATED = /^\/category\/|\/page\/\d+$/;

const FURTHER_DOCS = /routeBasePath: ['"]\/?([^'"/]+)/g;

/**
 * Whether only a build knows if an address is a page: it belongs to a further instance of the docs, which
 * `site/plugins.ts` adds, to another version of the docs, or to what Docusaurus makes from a list.
 */
export function isOfBuild(address: string, files: readonly SourceFile[]): boolean {
  const bases = [...textOf(files, 'site/plugins.ts').matchAll(FURTHER_DOCS)].map(
    ([, base]) => base,
  );
  const versions = JSON.parse(textOf(files, 'versions.json') || '[]') as string[];
  const folders = [...bases, ...(versions.length > 0 ? ['next', ...versions] : [])];
  return (
    GENERATED.test(address) ||
    folders.some((folder) => address === `/${folder}` || address.startsWith(`/${folder}/`))
  );
}
