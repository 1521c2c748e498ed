import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Finding} from './finding';
import {perPage} from './page';

/** How the templates of `npm run new` begin what they leave to the writer. */
const LEFT = /\bTODO:.*/;

/** Nothing remains of what a template asks the writer to replace. Code may contain its own TODOs. */
export const leftPlaceholders = perPage(({filePath, tree}) => {
  const findings: Finding[] = [];
  visit(tree, (node: Nodes) => {
    if (node.type === 'text' || node.type === 'yaml') {
      // The first line of front matter is its fence.
      const first = (node.position?.start.line ?? 1) + (node.type === 'yaml' ? 1 : 0);
      node.value.split('\n').forEach((line, index) => {
        const [found] = LEFT.exec(line) ?? [];
        if (found) {
          const problem = `the template's "${found.replace(/"$/, '')}" is still there`;
          findings.push({filePath, line: first + index, problem, mend: 'do what it says'});
        }
      });
    }
  });
  return findings;
});
