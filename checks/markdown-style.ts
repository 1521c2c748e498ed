import consistent from 'remark-preset-lint-consistent';
import noLiteralUrls from 'remark-lint-no-literal-urls';
import recommended from 'remark-preset-lint-recommended';
import {unified} from 'unified';
import {lintPage} from './lint-page';
import {perPage} from './page';

/** The form it asks for instead, `<https://…>`, isn't MDX, and a bare address becomes a link anyway. */
const linter = unified().use(recommended).use(consistent).use(noLiteralUrls, false).freeze();

/** Markdown is written in one style, without forms that mean something other than they seem to. */
export const markdownStyle = perPage((page) => lintPage(page, linter, structuredClone(page.tree)));
