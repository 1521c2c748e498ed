import {toString} from 'mdast-util-to-string';
import type {SourceFault} from '../lib/faults';
import {platformIds} from '../product/find-platform';
import {platformPages} from '../product/platform-pages';
import {platforms} from '../product/platforms';
import {readPage} from './page';
import type {Check} from './source-files';

const [MODEL = '', ...OTHERS] = platformIds.map((id) => platforms[id].path);

/**
 * The pages for all platforms have the same sections in the same order as those of the first, so that readers who
 * switch platforms keep their place. What truly differs has a level-3 section. A page that MDX can't read isn't judged.
 */
export const sectionParity: Check = (files) => {
  const sectionsOf = (filePath: string): Section[] | undefined => {
    const file = files.find((candidate) => candidate.filePath === filePath);
    const tree = file && readPage(file).page?.tree;
    return tree?.children.flatMap((node) =>
      node.type === 'heading' && node.depth === 2
        ? [{title: toString(node).trim(), line: node.position?.start.line ?? 1}]
        : [],
    );
  };
  return platformPages.flatMap((page) => {
    const model = sectionsOf(`docs/${MODEL}/${page}.mdx`);
    return OTHERS.flatMap((platform) => {
      const filePath = `docs/${platform}/${page}.mdx`;
      const sections = sectionsOf(filePath);
      return sections && model ? compare(filePath, sections, model) : [];
    });
  });
};

interface Section {
  title: string;
  line: number;
}

/** What the page lacks and has alone or, if that is nothing, the first section out of order. */
function compare(
  filePath: string,
  sections: readonly Section[],
  model: readonly Section[],
): SourceFault[] {
  const lacks = (some: readonly Section[]) => (section: Section) =>
    !some.some(({title}) => title === section.title);
  const fault = (line: number, problem: string, mend: string) => ({filePath, line, problem, mend});
  const faults = [
    ...model.filter(lacks(sections)).map(({title}) => {
      const mend = `add "## ${title}", as on the pages for ${MODEL}`;
      return fault(1, `the section "${title}" is missing`, mend);
    }),
    ...sections.filter(lacks(model)).map(({title, line}) => {
      const mend = 'make it a level-3 section, or add it to every platform';
      return fault(line, `only this platform has the section "${title}"`, mend);
    }),
  ];
  const moved = sections.find(({title}, index) => title !== model[index]?.title);
  if (faults.length > 0 || !moved) {
    return faults;
  }
  const mend = `keep the order of ${MODEL}: ${model.map(({title}) => title).join(', ')}`;
  return [fault(moved.line, `the section "${moved.title}" is out of order`, mend)];
}
