import {visit} from 'unist-util-visit';
import {perPage} from './page';

/** Nothing remains of what `npm run new` asks the writer to replace. Code may contain its own TODOs. */
export const leftPlaceholders = perPage(({tree}, report) => {
  visit(tree, ['text', 'yaml'], (node) => {
    // The first line of front matter is its fence.
    const first = (node.position?.start.line ?? 1) + (node.type === 'yaml' ? 1 : 0);
    const lines = 'value' in node ? node.value.split('\n') : [];
    lines.forEach((text, index) => {
      const [found] = /\bTODO:[^"]*/.exec(text) ?? [];
      if (found) {
        const problem = `"${found}" is still there`;
        report({line: first + index, column: 1}, problem, 'do what it says');
      }
    });
  });
});
