import {visit} from 'unist-util-visit';
import {perPage} from './page';

/** More columns don't fit a phone. */
const COLUMNS = 3;

/** Every row of a table has as many cells as its header: Markdown drops those that are too many. In docs, it has three at most. */
export const tables = perPage(({filePath, tree}, report) => {
  visit(tree, 'table', (table) => {
    const {
      children: [header, ...rows],
    } = table;
    const wanted = header?.children.length ?? 0;
    if (wanted > COLUMNS && filePath.startsWith('docs/')) {
      report(
        table,
        `the table has ${wanted} columns`,
        `divide it, or make it a list: ${COLUMNS} fit a phone`,
      );
    }
    for (const row of rows) {
      const {length} = row.children;
      if (length !== wanted) {
        const problem = `the header has ${wanted} columns, and this row has ${length}`;
        report(row, problem, 'give the row a cell for each column; write | in a cell as \\|');
      }
    }
  });
});
