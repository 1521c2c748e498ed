import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';
import {idsOf} from './pages/heading-ids';
import {findingAt, isMarkdown, isPart, readPage, type Page} from './pages/read-page';
import type {Check} from './source-files';

/** No two elements of a page have the same id, and an id is one word. */
export const ids: Check = (files) =>
  files
    .filter((file) => isMarkdown(file) && !isPart(file))
    .flatMap((file) => {
      const page = readPage(file);
      const all = idsOf(file, files);
      const mend = 'give each heading its own text, and each element its own id';
      return [
        ...idsWithSpaces(page),
        ...all
          .filter(({id}, index) => all.findIndex((other) => other.id === id) < index)
          .map(({id, node}) =>
            findingAt(page, node, `more than one element has the id "${id}"`, mend),
          ),
      ];
    });

/** Docusaurus would take the first word alone. */
function idsWithSpaces(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'mdxTextExpression', (node, _, parent: Nodes | undefined) => {
    const [, id] = /^\/\*\s*#(\S+\s+\S.*?)\s*\*\/$/.exec(node.value) ?? [];
    if (id && parent?.type === 'heading') {
      const mend = `write {/* #${id.replace(/\s+/g, '-')} */}`;
      findings.push(findingAt(page, node, `the id "${id}" has a space`, mend));
    }
  });
  return findings;
}
