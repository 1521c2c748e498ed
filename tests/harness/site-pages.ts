import {Globby} from '@docusaurus/utils';
import fs from 'node:fs';

interface SitePage {
  filePath: string;
  route: string;
}

/** All pages that writers wrote, without drafts and unlisted ones. */
export const pages: SitePage[] = Globby.sync(['{docs,blog,src/pages}/**/*.{md,mdx}', '!**/_*'])
  .map((filePath) => ({filePath, text: fs.readFileSync(filePath, 'utf8')}))
  .filter(({text}) => !/^(?:draft|unlisted): true$/m.test(text))
  .map(({filePath, text}) => ({filePath, route: routeOf(filePath, text)}));

/** The address of a page with the names and slugs that the site's pages have. */
function routeOf(filePath: string, text: string): string {
  const [, slug] = /^slug: (.+)$/m.exec(text) ?? [];
  const name = filePath
    .replace(/^(?:docs|src\/pages)\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/(?:^|\/)index$/, '');
  return filePath.startsWith('blog/') && slug ? `/blog/${slug}` : `/${name}`;
}

/** The pages made from the Markdown in a folder, such as `docs`, without drafts and unlisted ones. */
export const pagesOf = (folder: string): SitePage[] =>
  pages.filter(({filePath}) => filePath.startsWith(`${folder}/`));

/** The routes of all pages that writers wrote. Those that the site must have are in routes.ts. */
export const writtenRoutes: string[] = pages.map(({route}) => route).sort();
