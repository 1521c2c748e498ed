import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';
import {perPage} from './pages/read-page';

/** What a template has put there for the writer: scripts/new/templates.ts. */
const PLACEHOLDER = /\bTODO:.*/;

/** Nothing is left of what a template asks its writer to replace. Code may have a TODO of its own. */
export const leftPlaceholders = perPage(({filePath, tree}) => {
  const findings: Finding[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'text' || node.type === 'yaml') {
      // The front matter's first line is that of its fence.
      const first = (node.position?.start.line ?? 1) + (node.type === 'yaml' ? 1 : 0);
      node.value.split('\n').forEach((line, index) => {
        const [found] = PLACEHOLDER.exec(line) ?? [];
        if (found) {
          const problem = `the template's "${found.replace(/"$/, '')}" is still there`;
          findings.push({filePath, line: first + index, problem, mend: 'do what it says'});
        }
      });
    }
  });
  return findings;
});
