import {platformIds} from '../product/find-platform';
import {platforms} from '../product/platforms';
import type {Finding} from './finding';
import type {Check, SourceFile} from './source-files';

interface Section {
  title: string;
  line: number;
}

const PAGES = ['install', 'using', 'examples'];

/** The platform whose pages the others are compared with. */
const MODEL = platforms[platformIds[0] ?? 'android'].path;

/** The level-2 sections of a page; a `##` inside a code block doesn't count. */
function sectionsOf({text}: SourceFile): Section[] {
  let fence: string | undefined;
  return text.split('\n').flatMap((content, index) => {
    const [, marker] = /^(`{3,}|~{3,})/.exec(content) ?? [];
    if (marker && (fence === undefined || marker.startsWith(fence))) {
      fence = fence === undefined ? marker : undefined;
    }
    const [, title] = /^## (.+)$/.exec(content) ?? [];
    return fence === undefined && title ? [{title, line: index + 1}] : [];
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
    return platformIds.flatMap((id) => {
      const filePath = `docs/${platforms[id].path}/${page}.mdx`;
      const file = files.find((candidate) => candidate.filePath === filePath);
      return file ? comparePage(file, expected) : [];
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
