import consistent from 'remark-preset-lint-consistent';
import noLiteralUrls from 'remark-lint-no-literal-urls';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {lintPage} from './pages/lint-page';
import {perPage} from './pages/read-page';

/** What it asks for instead, `<https://…>`, is no MDX; a bare address becomes a link all the same. */
const linter = unified().use(recommended).use(consistent).use(noLiteralUrls, false).freeze();

/** Markdown is written in one style, and without forms that are read otherwise than they look. */
export const markdownStyle = perPage((page) => lintPage(page, linter, structuredClone(page.tree)));
