import {unclosedBlocks} from '../plugins/content/faults/unclosed-blocks';
import {nameFaults} from '../plugins/content/faults/name-faults';
import {findingAt, perPage} from './pages/read-page';

/**
 * Every name that MDX would resolve when the page is drawn is known: components, `{names}`, admonitions
 * and directives. Admonitions and code blocks are closed, and nothing is closed twice.
 */
export const knownNames = perPage((page) =>
  [...nameFaults(page.tree), ...unclosedBlocks(page.tree, page.text)].map(({node, problem, mend}) =>
    findingAt(page, node, problem, mend),
  ),
);
