import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {validateAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {aliasedSitePathToRelativePath, Globby, readDataFile} from '@docusaurus/utils';
import {getTagsFile} from '@docusaurus/utils-validation';
import path from 'node:path';
import {oddIn, stopAt, type SourceFault} from '../../../lib/faults';
import {readText} from '../../../lib/files';
import {contentPages, postsOf, tagListsOf} from '../../../lib/pages';
import {IDENTITY, siteFaults} from '../../../lib/site-address';
import {readFrontMatter, readYaml, timeOf} from '../front-matter/faults';
import {CONTENT, linkFaults} from './links';
import {pictureFaults} from './pictures';

/** A post, in whichever language; a file whose name begins with _ is none. */
const POST = /^(?!static|.*(?:docs|pages)\/)(?:.*[/-])?blog\/(?!(?:.*\/)?_).*\.mdx?$/;

/** A stand-alone page, in whichever language, or what would become one. */
const STAND_ALONE = /(?:src\/|-)pages\/(?!(?:.*\/)?_).*(?<!\.test|\.d)\.(?:mdx?|[jt]sx?)$/;

const DEFAULT = /\bexport\b[^;]*\bdefault\b/;

/**
 * Stops a build and the preview at what is wrong with the files that writers write, and not with the text of one page:
 * names, pictures, definitions of tags and authors, addresses and excerpts. Docusaurus 3.10.2 ignores some of it, and names no
 * file, or no line, for the rest.
 *
 * @throws Error with file and line of each fault
 */
export default async function contentFiles({siteDir, siteConfig}: LoadContext): Promise<Plugin> {
  stopAt(linkFaults(siteDir));
  stopAt(await fileFaults(Globby.sync(CONTENT, {cwd: siteDir})));
  return {
    name: 'content-files',
    allContentLoaded: ({allContent}) =>
      stopAt([...addressFaults(allContent, siteConfig.baseUrl), ...excerptFaults(allContent)]),
  };
}

/**
 * What is wrong with files of content, by their names and, unless they are pages, by what is in them.
 *
 * @param names from the project's root
 */
export async function fileFaults(names: readonly string[]): Promise<SourceFault[]> {
  const at = (filePath: string, problem: string, mend: string) => ({
    filePath,
    line: 1,
    problem,
    mend,
  });
  const found = names.map(async (name) => [
    ...(/\.(?:mdx?|markdown)$/i.test(name) && !/\.mdx?$/.test(name)
      ? [at(name, 'a file with this ending is no page', 'let its name end with .mdx or .md')]
      : []),
    ...oddIn(name, name).map(({problem}) => at(name, `its name ${problem}`, 'rename it')),
    ...(/\.mdx?$/.test(name) ? [] : pictureFaults(name)),
    ...(name === IDENTITY ? siteFaults() : []),
    ...(/\/(?:tags|authors)\.yml$/.test(name) ? await definitionFaults(name) : []),
    ...(POST.test(name) ? dateFaults(name) : []),
    ...(STAND_ALONE.test(name) && encodeURI(name) !== name
      ? [at(name, 'the name of a page has no spaces or accents', 'rename the file')]
      : []),
    ...(STAND_ALONE.test(name) && /[jt]sx?$/.test(name) && !DEFAULT.test(readText(name))
      ? [
          at(
            name,
            'a page exports a component by default',
            'move anything else, or begin its name with _',
          ),
        ]
      : []),
  ]);
  return (await Promise.all(found)).flat();
}

/** The date of a post, which Docusaurus 3.10.2 finds in its path, fails at, moves to another month, or takes from the file. */
function dateFaults(filePath: string): SourceFault[] {
  const [, written] = /.*(\d{4}[-/]\d{1,2}[-/]\d{1,2})/.exec(filePath) ?? [];
  const day = written?.replaceAll('/', '-').replace(/-(?=\d(?!\d))/g, '-0');
  if (day && timeOf(day)) {
    return [];
  }
  const {values, faults} = readFrontMatter(filePath, readText(filePath));
  if (values.date || faults.length > 0 || (values.draft && !day)) {
    return [];
  }
  const [problem, mend] = written
    ? [`${written} is no date`, 'rename the file']
    : [
        'the post has no date',
        'name the file 2026-01-31-….md, give it a date, or begin its name with _',
      ];
  return [{filePath, line: 1, problem, mend}];
}

/** What Docusaurus would say of tags or authors, with file and line. */
async function definitionFaults(filePath: string): Promise<SourceFault[]> {
  const text = readText(filePath);
  const {lineOf, faults} = readYaml(filePath, text);
  if (faults.length > 0 && /^[^#\n]/m.test(text)) {
    return faults;
  }
  const folder = path.dirname(path.resolve(filePath));
  const contentPaths = {contentPath: folder, contentPathLocalized: folder};
  const name = path.basename(filePath);
  try {
    await (name === 'tags.yml'
      ? getTagsFile({tags: name, contentPaths})
      : readDataFile({filePath: name, contentPaths}).then((map) => map && validateAuthorsMap(map)));
    return [];
  } catch (error) {
    const problem = String(error instanceof Error ? error.message : error).replace(/\s+/g, ' ');
    const [, key = ''] = /"([^"]+)"/.exec(problem) ?? [];
    const mend = 'correct the value, or put it in quotes';
    return [{filePath, line: lineOf(...key.split('.')), problem, mend}];
  }
}

/** Pages with one address, with two that a host or a reader's system may take for one, or with that of a list of posts. */
function addressFaults(allContent: AllContent, baseUrl: string): SourceFault[] {
  const seen = new Map([
    [`${baseUrl}404`.toLowerCase(), 'the page for addresses that do not exist'],
  ]);
  for (const tags of tagListsOf(allContent)) {
    const blog = path.posix.dirname(tags).toLowerCase();
    ['', '/archive', '/authors', '/tags'].forEach((each) =>
      seen.set(blog + each, 'a list of posts'),
    );
  }
  return contentPages(allContent).flatMap(({source, permalink}) => {
    const filePath = aliasedSitePathToRelativePath(source);
    const key = permalink.toLowerCase().replace(/\/$/, '');
    const other = seen.get(key);
    seen.set(key, filePath);
    const line = readFrontMatter(filePath, readText(filePath)).lineOf('slug');
    const problem = `${other} has the address ${permalink} as well, if capitals don't count`;
    const mend = 'rename the file, or choose another slug';
    return other ? [{filePath, line, problem, mend}] : [];
  });
}

/** Posts of which a list would show everything. */
const excerptFaults = (allContent: AllContent): SourceFault[] =>
  postsOf(allContent)
    .filter(({metadata}) => !metadata.hasTruncateMarker)
    .map(({metadata: {source}}) => ({
      ...{filePath: aliasedSitePathToRelativePath(source), line: 1},
      problem: 'the post has no truncate marker',
      mend: 'write {/* truncate */} on a line of its own, below what lists show',
    }));
