import path from 'node:path';
import {readFrontMatter} from '../../plugins/content/front-matter/read-front-matter';
import {addressOf} from '../../checks/pages/addresses';
import {isPage} from '../../checks/pages/read-page';
import {readSourceFiles} from '../../checks/source-files';

interface SitePage {
  filePath: string;
  route: string;
}

const ROOT = path.resolve(__dirname, '../..');

const pages: SitePage[] = readSourceFiles(ROOT)
  .filter(isPage)
  .filter((file) => !readFrontMatter(file).entries.some(isHidden))
  .map((file) => ({filePath: file.filePath, route: addressOf(file)}));

function isHidden({key, value}: {key: string; value: unknown}): boolean {
  return (key === 'draft' || key === 'unlisted') && value === true;
}

/** The pages made from the Markdown in a folder, such as `docs`, without drafts and unlisted ones. */
export const pagesOf = (folder: string): SitePage[] =>
  pages.filter(({filePath}) => filePath.startsWith(`${folder}/`));

/** The routes of all pages that writers wrote. Those that the site must have are in routes.ts. */
export const writtenRoutes: string[] = pages.map(({route}) => route).sort();
