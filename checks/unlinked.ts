import {readFrontMatter} from '../plugins/content/front-matter/read-front-matter';
import {addressOf} from './pages/addresses';
import {docIdOf, isDoc} from './pages/doc-id';
import {linksOf} from './pages/links-of';
import {linkTarget} from './pages/link-target';
import {isPage, readPage} from './pages/read-page';
import {listsFolders, sidebarDocs} from './pages/sidebar-docs';
import {siteLinks} from './pages/site-links';
import {isDraft, isUnlisted} from './pages/visibility';
import type {Check, SourceFile} from './source-files';

/** Something links to every page: a sidebar or the page of a tag, another page, a component, the navbar or the footer. */
export const unlinked: Check = (files) =>
  files
    .filter(isPage)
    .filter((file) => !isDraft(file) && !isUnlisted(file))
    .filter((file) => !isListed(file) && !isLinked(file, files))
    .map((file) => ({
      filePath: file.filePath,
      line: 1,
      problem: `no other page links to ${addressOf(file)}`,
      mend: isDoc(file)
        ? `add '${docIdOf(file)}' to sidebars.ts, link to it, or set unlisted: true`
        : 'link to it, or set unlisted: true',
    }));

/** Docusaurus makes lists of posts, of the docs in a sidebar, and of those with a tag. */
const isListed = (file: SourceFile): boolean =>
  file.filePath.startsWith('blog/') ||
  (isDoc(file) &&
    (listsFolders ||
      sidebarDocs.includes(docIdOf(file)) ||
      readFrontMatter(file).entries.some(({key}) => key === 'tags')));

function isLinked(file: SourceFile, files: readonly SourceFile[]): boolean {
  const address = addressOf(file);
  return (
    siteLinks.some(({to}) => to === address) ||
    files.some((other) =>
      isPage(other) ? other !== file && linksTo(other, file, address) : names(other, address),
    )
  );
}

const linksTo = (page: SourceFile, file: SourceFile, address: string): boolean =>
  linksOf(readPage(page)).some(({url}) => {
    const target = linkTarget(url, page).names;
    return target.includes(file.filePath) || target.includes(address);
  });

/** Whether a component has the address as a text of its own. */
const names = ({filePath, text}: SourceFile, address: string): boolean =>
  /^(src|blog)\/.*\.tsx$/.test(filePath) &&
  [`'${address}'`, `"${address}"`].some((literal) => text.includes(literal));
