import path from 'node:path';
import {addressOf} from '../../checks/pages/addresses';
import {isPage} from '../../checks/pages/read-page';
import {isDraft, isUnlisted} from '../../checks/pages/visibility';
import {readSourceFiles} from '../../checks/source-files';

interface SitePage {
  filePath: string;
  route: string;
}

const ROOT = path.resolve(__dirname, '../..');

const pages: SitePage[] = readSourceFiles(ROOT)
  .filter(isPage)
  .filter((file) => !isDraft(file) && !isUnlisted(file))
  .map((file) => ({filePath: file.filePath, route: addressOf(file)}));

/** The pages made from the Markdown in a folder, such as `docs`, without drafts and unlisted ones. */
export const pagesOf = (folder: string): SitePage[] =>
  pages.filter(({filePath}) => filePath.startsWith(`${folder}/`));

/** The routes of all pages that writers wrote. Those that the site must have are in routes.ts. */
export const writtenRoutes: string[] = pages.map(({route}) => route).sort();
