import path from 'node:path';
import {isAsset} from '../lib/files';
import {nearestName} from '../lib/text';
import type {Finding} from './finding';
import {addressOf, knownAddresses} from './pages/addresses';
import {headingIds} from './pages/heading-ids';
import {addressOnHost, folderOf, linkTarget} from './pages/link-target';
import {linksOf, type PageLink} from './pages/links-of';
import {isOfBuild} from './pages/other-addresses';
import {isNamedByBuild, publishedFiles} from './pages/published-files';
import {findingAt, isPage, readPage} from './pages/read-page';
import {isDraft} from './pages/visibility';
import type {Check, SourceFile} from './source-files';

const OTHER_SITE = /^(?:[a-z][a-z+.-]*:|\/\/)/i;

/**
 * Every link inside the site leads to a page and a heading that exist, and every page has its own
 * address. Only drafts link to drafts. Docs are linked by file, so that editors can follow the link. What
 * Docusaurus leaves alone, `pathname://` and the site's own host, can also lead to a file of the build.
 */
export const links: Check = (files) => {
  const targets = knownAddresses(files);
  const published = publishedFiles(targets);
  const ids = new Map<SourceFile, Set<string>>();
  const idsOf = (file: SourceFile): Set<string> => {
    const known = ids.get(file) ?? headingIds(file, files);
    ids.set(file, known);
    return known;
  };
  const pages = files.filter(isPage);
  return pages.flatMap((file) => [
    ...sameAddress(file, pages),
    ...linksOf(readPage(file)).flatMap((link) =>
      checkLink({...link, file, files, targets, published, idsOf}),
    ),
  ]);
};

function sameAddress(file: SourceFile, pages: readonly SourceFile[]): Finding[] {
  const address = addressOf(file);
  const twin = pages.find((other) => other !== file && addressOf(other) === address);
  return twin
    ? [
        {
          filePath: file.filePath,
          line: 1,
          problem: `${twin.filePath} has the same address, ${address}`,
          mend: 'give one of them another slug or file name',
        },
      ]
    : [];
}

interface Question extends PageLink {
  file: SourceFile;
  files: readonly SourceFile[];
  targets: ReadonlyMap<string, SourceFile | undefined>;
  published: readonly string[];
  idsOf: (file: SourceFile) => Set<string>;
}

function checkLink({
  node,
  url,
  isElement,
  file,
  files,
  targets,
  published,
  idsOf,
}: Question): Finding[] {
  const page = readPage(file);
  const {isFile, names, id} = linkTarget(url, file);
  const onHost = addressOnHost(url);
  const address = onHost ?? url;
  if (OTHER_SITE.test(address) || (onHost !== undefined && names.some(isNamedByBuild))) {
    return [];
  }
  const asset = isAsset(address, file.filePath);
  if (isElement && !/^[#?]/.test(address) && (isFile || (asset && !address.startsWith('/')))) {
    const mend = `write a link in Markdown, [text](${url}), or the address of the page`;
    return [findingAt(page, node, 'an element cannot link to a file by its name', mend)];
  }
  if (asset || (!isFile && names.some((name) => isOfBuild(name, files)))) {
    return [];
  }
  const known = isFile
    ? files.map(({filePath}) => filePath)
    : [...targets.keys(), ...(onHost === undefined ? [] : published)];
  const found = names.find((name) => known.includes(name));
  if (found === undefined) {
    const [wanted = ''] = names;
    const nearest =
      nearestName(wanted, isFile ? files.filter(isPage).map((one) => one.filePath) : known) ?? '';
    const written = isFile ? relative(file.filePath, nearest) : nearest;
    return [findingAt(page, node, `there is no ${wanted}`, `did you mean ${written}?`)];
  }
  const target = isFile ? files.find(({filePath}) => filePath === found) : targets.get(found);
  if (target && isFile && folderOf(target) !== folderOf(file)) {
    const problem = `a page in ${folderOf(file)}/ cannot link to a file in ${folderOf(target)}/`;
    return [findingAt(page, node, problem, `write its address: ${addressOf(target)}`)];
  }
  if (target && isDraft(target) && !isDraft(file)) {
    return [
      findingAt(
        page,
        node,
        `${target.filePath} is a draft, which no build publishes`,
        'link to a page that is published, or remove draft: true there',
      ),
    ];
  }
  if (!id || !target || idsOf(target).has(id)) {
    return [];
  }
  const mend = `did you mean #${nearestName(id, [...idsOf(target)]) ?? ''}?`;
  return [findingAt(page, node, `${target.filePath} has no heading #${id}`, mend)];
}

function relative(from: string, to: string): string {
  const found = path.posix.relative(path.posix.dirname(from), to);
  return found.startsWith('.') ? found : `./${found}`;
}
