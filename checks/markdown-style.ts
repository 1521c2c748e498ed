import consistent from 'remark-preset-lint-consistent';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {lintPage} from './pages/lint-page';
import {perPage} from './pages/read-page';

const linter = unified().use(recommended).use(consistent).freeze();

/** Markdown is written in one style, and without forms that are read otherwise than they look. */
export const markdownStyle = perPage((page) => lintPage(page, linter, structuredClone(page.tree)));
