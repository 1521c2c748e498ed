import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';
import {givenId, idsOf} from './pages/heading-ids';
import {findingAt, isAnyPage, readPage, type Page} from './pages/read-page';
import type {Check} from './source-files';

/**
 * No two elements of a page have the same id, an id is one word, and none changes with a fact: readers keep links
 * to it, and a version is another with each release.
 */
export const ids: Check = (files) =>
  files.filter(isAnyPage).flatMap((file) => {
    const page = readPage(file);
    const all = idsOf(file, files);
    const mend = 'give each heading its own text, and each element its own id';
    return [
      ...idsWithSpaces(page),
      ...idsWithFacts(page),
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

/** A heading without an id gets one from its words. */
function idsWithFacts(page: Page): Finding[] {
  const findings: Finding[] = [];
  visit(page.tree, 'heading', (node) => {
    const [fact] =
      /\{\{[^}]*\}\}/.exec(page.lines[(node.position?.start.line ?? 0) - 1] ?? '') ?? [];
    if (fact !== undefined && givenId(node) === undefined) {
      const problem = `the heading's id changes with ${fact}, which breaks readers' links to it`;
      const mend = 'give the heading an id of its own: write {/* #my-id */} after its words';
      findings.push(findingAt(page, node, problem, mend));
    }
  });
  return findings;
}
