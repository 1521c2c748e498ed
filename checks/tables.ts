import {visit} from 'unist-util-visit';
import {perPage} from './page';

/** Each row has as many cells as its header: Markdown drops those that are too many. In docs, it has three at most. */
export const tables = perPage(({filePath, tree}, report) => {
  visit(tree, 'table', (table) => {
    const [wanted = 0, ...counts] = table.children.map(({children}) => children.length);
    if (wanted > 3 && filePath.startsWith('docs/')) {
      report(table, `the table has ${wanted} columns`, 'divide it, or list it: three fit a phone');
    }
    counts.forEach((count, index) => {
      if (count !== wanted) {
        const problem = `the header has ${wanted} columns, and this row has ${count}`;
        const mend = 'give the row a cell for each column; write | in a cell as \\|';
        report(table.children[index + 1] ?? table, problem, mend);
      }
    });
  });
});
