import {platforms} from '../product/platforms';
import type {Finding} from './finding';
import {readPage} from './page';
import type {Check, SourceFile} from './source-files';

interface Section {
  title: string;
  line: number;
}

const PAGES = ['install', 'using', 'examples'];

/** The platform whose pages the others are compared with. */
const MODEL = platforms.android.path;

/** The level-2 sections of a page, each with its id; none if MDX can't read the page. */
function sectionsOf(file: SourceFile): Section[] {
  const {page} = readPage(file);
  return (page?.tree.children ?? [])
    .filter((node) => node.type === 'heading' && node.depth === 2)
    .map(({position}) => {
      const line = position?.start.line ?? 1;
      return {title: (page?.lines[line - 1] ?? '').replace(/^## /, ''), line};
    });
}

/**
 * The pages for all platforms have the same sections in the same order, so that readers who switch
 * platforms keep their place. What truly differs has a level-3 section.
 */
export const sectionParity: Check = (files) =>
  PAGES.flatMap((page) => {
    const model = files.find(({filePath}) => filePath === `docs/${MODEL}/${page}.mdx`);
    const expected = model ? sectionsOf(model).map(({title}) => title) : [];
    return Object.values(platforms).flatMap(({path}) => {
      const filePath = `docs/${path}/${page}.mdx`;
      const file = files.find((candidate) => candidate.filePath === filePath);
      return file && readPage(file).page ? comparePage(file, expected) : [];
    });
  });

function comparePage(file: SourceFile, expected: readonly string[]): Finding[] {
  const {filePath} = file;
  const sections = sectionsOf(file);
  const titles = sections.map(({title}) => title);
  const missing = expected
    .filter((title) => !titles.includes(title))
    .map((title) => ({
      filePath,
      line: 1,
      problem: `the section "${title}" is missing`,
      mend: `add "## ${title}", as on the pages for ${MODEL}`,
    }));
  const extra = sections
    .filter(({title}) => !expected.includes(title))
    .map(({title, line}) => ({
      filePath,
      line,
      problem: `only this platform has the section "${title}"`,
      mend: 'make it a level-3 section, or add it to every platform',
    }));
  if (missing.length > 0 || extra.length > 0) {
    return [...missing, ...extra];
  }
  const moved = sections.find(({title}, index) => title !== expected[index]);
  return moved
    ? [
        {
          filePath,
          line: moved.line,
          problem: `the section "${moved.title}" is out of order`,
          mend: `keep the order of ${MODEL}: ${expected.join(', ')}`,
        },
      ]
    : [];
}
