import {visit} from 'unist-util-visit';
import type {Finding} from './finding';
import {findingAt, perPage} from './page';

/** Every row of a table has as many cells as its header: Markdown drops those that are too many. */
export const tables = perPage((page) => {
  const findings: Finding[] = [];
  visit(page.tree, 'table', ({children: [header, ...rows]}) => {
    const wanted = header?.children.length ?? 0;
    for (const row of rows) {
      const {length} = row.children;
      if (length !== wanted) {
        const problem = `the header has ${wanted} columns, and this row has ${length}`;
        const mend = 'give the row a cell for each column; write | in a cell as \\|';
        findings.push(findingAt(page, row, problem, mend));
      }
    }
  });
  return findings;
});
