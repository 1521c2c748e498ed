import type {ParseFrontMatter} from '@docusaurus/types';

/**
 * Calls a doc by its title in the links of its neighbours, unless it has a label for them. Docusaurus takes
 * the sidebar's, which needs the category above it: "Next: Install" led from Android's last page to iOS.
 */
export const withPaginationLabel =
  (parseFrontMatter: ParseFrontMatter): ParseFrontMatter =>
  async (params) => {
    const {frontMatter, content} = await parseFrontMatter(params);
    const {title, sidebar_label: short} = frontMatter;
    const label = title && short ? {pagination_label: title} : {};
    return {frontMatter: {...label, ...frontMatter}, content};
  };
