import {readYaml} from '../../plugins/content/front-matter/read-front-matter';
import {textOf, type SourceFile} from '../source-files';
import {addressFrom} from './addresses';
import {categoryPages} from './sidebar-docs';

/** What Docusaurus calls the lists after the first, and the pages of categories without a slug. */
const GENERATED = /^\/category\/|\/page\/\d+$/;

const FURTHER_DOCS = /routeBasePath: ['"]\/?([^'"/]+)/g;

/**
 * Whether only a build knows if an address is a page: it belongs to a further instance of the docs, which
 * `site/plugins.ts` adds, to another version of the docs, or to what Docusaurus makes from a list or a category.
 */
export function isOfBuild(address: string, files: readonly SourceFile[]): boolean {
  const bases = [...textOf(files, 'site/plugins.ts').matchAll(FURTHER_DOCS)].map(
    ([, base]) => base,
  );
  const versions = JSON.parse(textOf(files, 'versions.json') || '[]') as string[];
  const folders = [...bases, ...(versions.length > 0 ? ['next', ...versions] : [])];
  return (
    GENERATED.test(address) ||
    categoryPages.includes(address) ||
    namedInFolders(files).includes(address) ||
    folders.some((folder) => address === `/${folder}` || address.startsWith(`/${folder}/`))
  );
}

/** Those in the `_category_` files of folders: JSON is YAML too. */
const namedInFolders = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({filePath}) => /^docs\/.*_category_\.(?:json|ya?ml)$/.test(filePath))
    .flatMap((file) => {
      const link = readYaml(file).entries.find(({key}) => key === 'link');
      const slug = link?.entries.find(({key}) => key === 'slug')?.value;
      return typeof slug === 'string' ? [addressFrom(slug)] : [];
    });
